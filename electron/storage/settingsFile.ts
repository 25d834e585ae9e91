// `settings.json`: language and theme, and the commands that the person has approved, by server name (C-STD-3).
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
  /** Approval follows a renamed server. */
  renameApproval(oldName: string, newName: string): Promise<void>;
  forgetApproval(serverName: string): Promise<void>;
}

const fileSchema = z.looseObject({
  locale: settingsSchema.shape.locale.catch('system'),
  theme: settingsSchema.shape.theme.catch('system'),
  approvedCommands: z.record(z.string(), z.string()).catch({}),
});

export function createSettingsFile(file: JsonFile): SettingsFile {
  let content = fileSchema.parse({});
  const approvals = (): Map<string, string> => new Map(Object.entries(content.approvedCommands));
  const saveApprovals = async (changed: Map<string, string>): Promise<void> => {
    content = { ...content, approvedCommands: Object.fromEntries(changed) };
    await file.write(content);
  };
  const settings = (): Settings => ({ locale: content.locale, theme: content.theme });

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
      };
      await file.write(content);
      return settings();
    },
    approvedFingerprint: (serverName) => approvals().get(serverName),
    approve: (serverName, fingerprint) => saveApprovals(approvals().set(serverName, fingerprint)),
    renameApproval: async (oldName, newName) => {
      const changed = approvals();
      const fingerprint = changed.get(oldName);
      if (fingerprint === undefined || oldName === newName) return;
      changed.delete(oldName);
      await saveApprovals(changed.set(newName, fingerprint));
    },
    forgetApproval: async (serverName) => {
      const changed = approvals();
      if (changed.delete(serverName)) await saveApprovals(changed);
    },
  };
}
