// Every call and event between window and main: arguments (checked in main with these schemas), results, events.
// Adding a call: its name in channels.ts, its line here, its handler in electron/ipc/handlers.ts.
import { z } from 'zod';
import type { ActionView } from '../actions/actionView.ts';
import type { ServerOffer, Suggestions } from '../catalogue/offerView.ts';
import type { AnswerOutcome, OpenOutcome, QuestionView } from '../elicitation/questionView.ts';
import type { GuardView } from '../guard/guardView.ts';
import { historyFilterSchema } from '../history/historyFilter.ts';
import { historyQuerySchema, keptDays, type HistoryPage } from '../history/historyPage.ts';
import type { ServerView, ToolList } from '../servers/serverView.ts';
import { serverConfigSchema } from '../servers/serverConfig.ts';
import { serverRulesSchema } from '../servers/serverRules.ts';
import type { WaitView } from '../waits/waitView.ts';
import {
  mostWireMessages,
  wireFilterSchema,
  type WireChange,
  type WirePage,
  type WireText,
} from '../wire/wireView.ts';
import type { CallName, EventName } from './channels.ts';

const id = z.string().min(1).max(64);
const serverName = z.string().trim().min(1).max(60);
// No values of secrets ever come back: they go from the window to main alone (C-PRV-3).
const secretValue = z
  .string()
  .min(1)
  .max(100_000)
  .refine((value) => !value.includes('\0'));
const secretSlot = z.object({
  place: z.enum(['header', 'env']),
  key: z.string().min(1).max(1_000),
  value: secretValue,
});
const secretSlots = z.array(secretSlot).max(200).optional();
const answerValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
const draftValue = z.union([answerValue, z.null()]);
const maxText = 1_000_000;
const wireIds = z.array(z.number().int().positive()).min(1).max(mostWireMessages);
// As long as the lists of a server may have them (electron/mcp/limits).
const offeredName = z.string().min(1).max(1_000);
const offeredUri = z.string().min(1).max(8_000);
/** Texts by the names that a server chose for its fields; pairs, for names such as __proto__. */
const namedTexts = z.array(z.tuple([offeredName, z.string().max(100_000)])).max(50);

export const settingsSchema = z.object({
  locale: z.enum(['system', 'en', 'zh-TW', 'ja']),
  theme: z.enum(['system', 'light', 'dark']),
  /** The history is kept for so many days; 0: not on disk. */
  historyDays: z.literal(keptDays),
});
export type Settings = z.infer<typeof settingsSchema>;
const settingsChangeSchema = settingsSchema.partial();
export type SettingsChange = z.infer<typeof settingsChangeSchema>;

/** One schema per call: the single argument as the window sends it. */
export const callArguments = {
  'app.load': z.undefined(),
  'app.updateSettings': settingsChangeSchema,
  'app.quitShown': z.undefined(),
  'app.keepOpen': z.undefined(),
  'app.quit': z.undefined(),
  'app.keystore': z.undefined(),
  // `secrets` are kept, and the configuration gets references to them.
  'servers.add': z.object({
    name: serverName,
    config: serverConfigSchema,
    secrets: secretSlots,
  }),
  'servers.importJson': z.object({ text: z.string().max(maxText) }),
  'servers.update': z.object({
    serverId: id,
    name: serverName,
    config: serverConfigSchema,
    secrets: secretSlots,
  }),
  'servers.setRules': z.object({ serverId: id, rules: serverRulesSchema }),
  // The value of a secret that the server refers to, entered anew.
  'servers.setSecret': z.object({
    serverId: id,
    name: z.string().min(1).max(100),
    value: secretValue,
  }),
  // Literal values that look like secrets go from servers.json to the keystore.
  'servers.moveSecrets': z.object({ serverId: id }),
  'servers.pause': z.object({ serverId: id }),
  'servers.resume': z.object({ serverId: id }),
  'servers.clearHeldBack': z.object({ serverId: id }),
  // Answers each open question of the server with cancel.
  'servers.cancelQuestions': z.object({ serverId: id }),
  'servers.remove': z.object({ serverId: id }),
  'servers.connect': z.object({ serverId: id }),
  'servers.disconnect': z.object({ serverId: id }),
  'servers.approveCommand': z.object({ serverId: id, fingerprint: z.string().max(128) }),
  'servers.rejectCommand': z.object({ serverId: id }),
  'servers.readStderr': z.object({ serverId: id }),
  'servers.refreshTools': z.object({ serverId: id }),
  // Values for one argument of a prompt or a template, by what is typed so far.
  'servers.suggest': z.object({
    serverId: id,
    source: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('prompt'), name: offeredName }),
      z.object({ kind: z.literal('template'), uriTemplate: offeredUri }),
    ]),
    argument: offeredName,
    value: z.string().max(10_000),
    others: namedTexts,
  }),
  'actions.run': z.object({
    serverId: id,
    tool: z.string().max(1_000),
    /** The one that the person saw. */
    definition: z.string().max(64),
    argumentsText: z.string().max(maxText),
  }),
  'actions.getPrompt': z.object({
    serverId: id,
    prompt: offeredName,
    definition: z.string().max(64),
    arguments: namedTexts,
  }),
  // The address of a template is made in main, of its values.
  'actions.readResource': z.object({
    serverId: id,
    source: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('resource'), uri: offeredUri }),
      z.object({
        kind: z.literal('template'),
        uriTemplate: offeredUri,
        values: namedTexts,
      }),
    ]),
    definition: z.string().max(64),
  }),
  'actions.stop': z.object({ actionId: id }),
  // Lets the questions of a held action come (C-RAT-2).
  'actions.letThrough': z.object({ actionId: id }),
  'actions.dismiss': z.object({ actionId: id }),
  'questions.answer': z.object({
    questionId: id,
    answer: z.union([
      z.object({
        action: z.literal('accept'),
        content: z.array(z.tuple([z.string(), answerValue])).max(200),
      }),
      z.object({ action: z.literal('decline') }),
      z.object({ action: z.literal('cancel') }),
    ]),
  }),
  'questions.saveDraft': z.object({
    questionId: id,
    draft: z.array(z.tuple([z.string(), draftValue])).max(200),
  }),
  'questions.present': z.object({ questionId: id }),
  'questions.dismiss': z.object({ questionId: id }),
  // An address never comes from the window: main opens the one that it froze (C-URL-10).
  'questions.openUrl': z.object({ questionId: id }),
  'questions.confirmOpened': z.object({ questionId: id }),
  'waits.openAgain': z.object({ waitId: id }),
  'waits.tryAgain': z.object({ waitId: id }),
  'waits.dismiss': z.object({ waitId: id }),
  'wire.read': z.object({ serverId: id, filter: wireFilterSchema }),
  'wire.texts': z.object({ serverId: id, ids: wireIds }),
  // The values of answers too: the person asked for them, for this view (C-PRV-2).
  'wire.reveal': z.object({ serverId: id, ids: wireIds }),
  // Where it goes is asked by the system; always masked.
  'wire.export': z.object({ serverId: id }),
  'history.search': historyQuerySchema,
  // Where it goes is asked by the system, never said by the window.
  'history.export': z.object({ format: z.enum(['json', 'csv']), filter: historyFilterSchema }),
  'history.remove': z.union([
    z.object({ ids: z.array(id).min(1).max(200) }),
    z.object({ all: z.literal(true) }),
  ]),
} as const satisfies Record<CallName, z.ZodType>;

export type CallArguments = { [N in CallName]: z.infer<(typeof callArguments)[N]> };

export type ErrorCode =
  | 'bad-request'
  | 'unknown-server'
  | 'unknown-tool'
  | 'unknown-action'
  | 'not-waiting'
  | 'not-held'
  | 'tool-changed'
  | 'unknown-offer'
  | 'offer-changed'
  | 'too-early'
  | 'name-taken'
  | 'not-connected'
  | 'not-json'
  | 'not-an-object'
  | 'no-servers-found'
  | 'storage-failed'
  | 'no-keystore'
  | 'command-changed'
  | 'internal';

/** Expected failures come back as values; the words are the window's. `detail` is technical English. */
export interface CallFailure {
  readonly code: ErrorCode;
  readonly detail?: string;
}

export interface AppSnapshot {
  readonly version: string;
  readonly platform: string;
  /** The system's preferred languages, most wanted first, for the `system` locale. */
  readonly systemLocales: readonly string[];
  readonly settings: Settings;
  readonly servers: readonly ServerView[];
  readonly guards: readonly GuardView[];
  /** Calls of the window that nobody at the window can have made, refused since the start. */
  readonly refusedCalls: number;
  readonly actions: readonly ActionView[];
  readonly questions: readonly QuestionView[];
  readonly waits: readonly WaitView[];
  readonly notices: readonly Notice[];
}

/** Something the person should know that belongs to no server: a damaged file that was set aside. */
export interface Notice {
  readonly id: string;
  readonly code:
    | 'servers-file-damaged'
    | 'settings-file-damaged'
    | 'secrets-file-damaged'
    | 'history-file-damaged'
    | 'server-entry-invalid'
    | 'server-names-alike';
  /** Where the damaged file now stands; for an invalid entry the file that holds it. */
  readonly path: string;
  /** `server-entry-invalid`: the name of the entry, which stays in the file and is not listed. */
  readonly entry?: string;
  /** `server-names-alike`: the name that `entry` can be taken for; both are listed (C-IDN-2). */
  readonly other?: string;
}

export interface ImportOutcome {
  readonly added: readonly string[];
  /** Entries that were left out, with the reason. */
  readonly rejected: readonly {
    readonly name: string;
    readonly reason: 'name-taken' | 'invalid';
    readonly detail: string;
  }[];
}

export interface CallResults {
  'app.load': AppSnapshot;
  'app.updateSettings': Settings;
  'app.quitShown': null;
  'app.keepOpen': null;
  'app.quit': null;
  /** Whether secrets outlive this run. */
  'app.keystore': 'system' | 'run-only';
  'servers.add': { readonly serverId: string };
  'servers.importJson': ImportOutcome;
  'servers.update': null;
  'servers.setRules': null;
  'servers.setSecret': null;
  'servers.moveSecrets': null;
  'servers.pause': null;
  'servers.resume': null;
  'servers.clearHeldBack': null;
  'servers.cancelQuestions': null;
  'servers.remove': null;
  'servers.connect': null;
  'servers.disconnect': null;
  'servers.approveCommand': null;
  'servers.rejectCommand': null;
  'servers.readStderr': { readonly text: string; readonly truncated: boolean };
  'servers.refreshTools': null;
  'servers.suggest': Suggestions;
  'actions.run': { readonly actionId: string };
  'actions.getPrompt': { readonly actionId: string };
  'actions.readResource': { readonly actionId: string };
  'actions.stop': null;
  'actions.letThrough': null;
  'actions.dismiss': null;
  'questions.answer': AnswerOutcome;
  'questions.saveDraft': null;
  'questions.present': null;
  'questions.dismiss': null;
  'questions.openUrl': OpenOutcome;
  'questions.confirmOpened': AnswerOutcome;
  'waits.openAgain': OpenOutcome;
  'waits.tryAgain': null;
  'waits.dismiss': null;
  'wire.read': WirePage;
  'wire.texts': readonly WireText[];
  'wire.reveal': readonly WireText[];
  /** Null: the person chose no place for it. */
  'wire.export': { readonly path: string } | null;
  'history.search': HistoryPage;
  /** Null: the person chose no place for it. */
  'history.export': { readonly path: string } | null;
  'history.remove': null;
}

export type CallResult<N extends CallName> =
  | { readonly ok: true; readonly value: CallResults[N] }
  | { readonly ok: false; readonly error: CallFailure };

/** Events carry the whole subject (a mirror needs no merging), except `action`, `tools` and `offer`, which carry one. */
export interface EventPayloads {
  /** Without their lists: these are large, and most changes are of something else. */
  servers: readonly Omit<ServerView, 'tools' | 'offer'>[];
  tools: { readonly serverId: string; readonly tools: ToolList };
  offer: { readonly serverId: string; readonly offer: ServerOffer };
  guards: readonly GuardView[];
  refusedCalls: number;
  action: ActionView;
  actionRemoved: string;
  questions: readonly QuestionView[];
  waits: readonly WaitView[];
  /** Told once after each `wire.read`: a window that does not look is told nothing. */
  wire: WireChange;
  /** Something was added to the history or taken from it; the number of changes since the start. */
  history: number;
  settings: Settings;
  notice: readonly Notice[];
  /** The id of the question that the person wants to see: they followed a notification. */
  showQuestion: string;
  /** The person wants to quit while this is open: the window asks, and says that it does. */
  quitAsked: OpenWork;
}

/** What quitting would end: questions not yet answered, actions still running. */
export interface OpenWork {
  readonly questions: number;
  readonly actions: number;
}

type CallNamesOf<S extends string> = Extract<CallName, `${S}.${string}`>;
type Subject = CallName extends `${infer S}.${string}` ? S : never;

/** `window.api`: functions only, one object per subject, and `on` for events; returns the unsubscribe function. */
export type WindowApi = {
  readonly [S in Subject]: {
    readonly [
      N in CallNamesOf<S> as N extends `${S}.${infer M}` ? M : never
    ]: undefined extends CallArguments[N]
      ? () => Promise<CallResult<N>>
      : (argument: CallArguments[N]) => Promise<CallResult<N>>;
  };
} & {
  readonly on: <E extends EventName>(
    event: E,
    listener: (payload: EventPayloads[E]) => void,
  ) => () => void;
};
