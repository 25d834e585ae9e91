// `settings.json`: language, theme, days of history; by server name the commands that the person has approved (C-STD-3), and which server it
// was that they answered last (C-IDN-1), as fingerprints.
// Approvals stand here and not in servers.json, so that pasted or copied server lists can never bring their own approval.
import { z } from 'zod';
import {
  settingsSchema,
  type Notice,
  type Settings,
  type SettingsChange,
} from '../../shared/ipc/contract.ts';
import { readAtStart, type JsonFile } from './jsonFile.ts';

export interface SettingsFile {
  load(): Promise<{ readonly notices: readonly Omit<Notice, 'id'>[] }>;
  readonly settings: Settings;
  update(change: SettingsChange): Promise<Settings>;
  /** Fingerprint of the command approved under this name; undefined when none was. */
  approvedFingerprint(serverName: string): string | undefined;
  approve(serverName: string, fingerprint: string): Promise<void>;
  /** Fingerprint of the server that the person last answered under this name; undefined when they never did (C-IDN-1). */
  answeredFingerprint(serverName: string): string | undefined;
  answered(serverName: string, fingerprint: string): Promise<void>;
  /** Approval, and what is remembered of answers, follow a renamed server. */
  renameApproval(oldName: string, newName: string): Promise<void>;
  forgetApproval(serverName: string): Promise<void>;
}

const fileSchema = z.looseObject({
  locale: settingsSchema.shape.locale.catch('system'),
  theme: settingsSchema.shape.theme.catch('system'),
  historyDays: settingsSchema.shape.historyDays.catch(90),
  approvedCommands: z.record(z.string(), z.string()).catch({}),
  answeredServers: z.record(z.string(), z.string()).catch({}),
});

export function createSettingsFile(file: JsonFile): SettingsFile {
  let content = fileSchema.parse({});
  const save = async (change: Partial<typeof content>): Promise<void> => {
    content = { ...content, ...change };
    await file.write(content);
  };
  /** What is remembered of servers by name, in one write; nothing is written when nothing changes. */
  const editRemembered = async (edit: (byName: Map<string, string>) => boolean): Promise<void> => {
    const approved = new Map(Object.entries(content.approvedCommands));
    const answered = new Map(Object.entries(content.answeredServers));
    const hasChanged = [edit(approved), edit(answered)].includes(true);
    if (!hasChanged) return;
    await save({
      approvedCommands: Object.fromEntries(approved),
      answeredServers: Object.fromEntries(answered),
    });
  };
  const settings = (): Settings => ({
    locale: content.locale,
    theme: content.theme,
    historyDays: content.historyDays,
  });

  return {
    load: async () => {
      const reading = await readAtStart(file);
      if (reading.kind === 'missing') return { notices: [] };
      const parsed = fileSchema.safeParse(reading.kind === 'read' ? reading.value : undefined);
      if (parsed.success) {
        content = parsed.data;
        return { notices: [] };
      }
      return { notices: [{ code: 'settings-file-damaged', path: await file.setAside() }] };
    },
    get settings() {
      return settings();
    },
    update: async (change) => {
      content = {
        ...content,
        locale: change.locale ?? content.locale,
        theme: change.theme ?? content.theme,
        historyDays: change.historyDays ?? content.historyDays,
      };
      await file.write(content);
      return settings();
    },
    approvedFingerprint: (serverName) => own(content.approvedCommands, serverName),
    approve: (serverName, fingerprint) =>
      save({ approvedCommands: { ...content.approvedCommands, [serverName]: fingerprint } }),
    answeredFingerprint: (serverName) => own(content.answeredServers, serverName),
    answered: (serverName, fingerprint) =>
      save({ answeredServers: { ...content.answeredServers, [serverName]: fingerprint } }),
    renameApproval: (oldName, newName) =>
      editRemembered((byName) => {
        const fingerprint = byName.get(oldName);
        if (fingerprint === undefined || oldName === newName) return false;
        byName.delete(oldName);
        byName.set(newName, fingerprint);
        return true;
      }),
    forgetApproval: (serverName) => editRemembered((byName) => byName.delete(serverName)),
  };
}

function own(byName: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(byName, name) ? byName[name] : undefined;
}
