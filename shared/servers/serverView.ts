// What the window knows of a server. Identity is the person's name for it plus command or host (C-IDN-1).
import type { ServerOffer } from '../catalogue/offerView.ts';
import type { ElicitationMode } from '../capability/elicitationModes.ts';
import type { ServerStanding } from '../elicitation/questionView.ts';
import type { ProtocolRevision } from '../elicitation/request.ts';
import type { TextFlag } from '../text/textFlag.ts';
import type { ListLeftOut } from '../catalogue/listLeftOut.ts';
import type { ServerConfig } from './serverConfig.ts';
import type { ServerRules } from './serverRules.ts';

export type ConnectionErrorCode =
  | 'program-not-found'
  | 'working-folder-missing'
  | 'program-not-executable'
  | 'exited-early'
  | 'no-answer'
  | 'not-mcp'
  | 'refused'
  | 'host-not-found'
  | 'unauthorized'
  | 'forbidden'
  | 'http-status'
  | 'legacy-sse-transport'
  | 'link-lost'
  /** The server over HTTP knows the session no more (C-HTT-6). */
  | 'session-over'
  | 'message-too-large'
  | 'unsupported-revision'
  /** The rule of the server wants the generation that it does not speak (C-NEG-6). */
  | 'not-modern'
  | 'not-legacy'
  /** It wants the client to offer more than its rules do (C-CAP-7). */
  | 'capability-required'
  | 'secret-missing'
  | 'failed';

/** Facts for the sentence; the words are the window's (renderer/i18n). */
export interface ConnectionProblem {
  readonly code: ConnectionErrorCode;
  /** Technical detail in English for the server's author; server text among it: show it inert. */
  readonly detail?: string;
  readonly status?: number;
  readonly exitCode?: number | null;
  readonly signal?: string | null;
  /** `program-not-found`: the folders that were searched. */
  readonly searched?: readonly string[];
  /** `secret-missing`: the names of the secrets that have no value here. */
  readonly secrets?: readonly string[];
}

/** `run-only`: in memory until Frontdesk quits. `missing`: to be entered anew. */
export type SecretState = 'kept' | 'run-only' | 'missing';

/** A secret that a server's configuration refers to; never its value. */
export interface ServerSecret {
  readonly name: string;
  readonly state: SecretState;
}

/** What the person approves before a local command runs (C-STD-3): complete and uncut. */
export interface CommandApproval {
  /** Fingerprint of command, arguments, folder and variables; approval names it, so that what was shown is what runs. */
  readonly fingerprint: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string | null;
  readonly envNames: readonly string[];
  /** True when another command was approved under this name before. */
  readonly changed: boolean;
}

export type ConnectionState =
  | { readonly kind: 'disconnected' }
  | { readonly kind: 'awaiting-approval'; readonly approval: CommandApproval }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected' }
  | { readonly kind: 'failed'; readonly problem: ConnectionProblem };

/** A tool as the server lists it; all of it is server text, title and description cleaned. */
export interface ToolView {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  /** What was odd about title or description; absent when nothing was. */
  readonly textFlags?: readonly TextFlag[];
  readonly inputSchema: Readonly<Record<string, unknown>>;
  /** Changes with anything of the definition; the person runs the one that they saw (C-IDN-10). */
  readonly definition: string;
  /** Untrusted hints (C-IDN-7). */
  readonly annotations?: {
    readonly readOnlyHint?: boolean;
    readonly destructiveHint?: boolean;
    readonly idempotentHint?: boolean;
    readonly openWorldHint?: boolean;
  };
}

export type ToolList =
  | { readonly kind: 'not-loaded' }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'loaded';
      readonly tools: readonly ToolView[];
      /** What of the server's list is not among them; absent when nothing is missing. */
      readonly leftOut?: ListLeftOut;
    }
  | { readonly kind: 'failed'; readonly detail: string };

export interface ServerView {
  /** Ours, stable while the app runs. */
  readonly id: string;
  /** The person's own name for it: the key in `mcpServers`. */
  readonly name: string;
  readonly transport: 'stdio' | 'http' | 'built-in';
  /** stdio: the whole command line; http: host (with port); built-in: empty. */
  readonly endpoint: string;
  /** For the edit form. Secrets stand in it as references. */
  readonly config: ServerConfig;
  readonly secrets: readonly ServerSecret[];
  /** Names of headers or variables whose literal value looks like a secret. */
  readonly literalSecrets: readonly string[];
  readonly rules: ServerRules;
  /** What the server was told last: at the handshake (legacy), with the latest request (modern). Null before the first connection. C-CAP-5. */
  readonly declaredModes: readonly ElicitationMode[] | null;
  readonly isDemo: boolean;
  readonly state: ConnectionState;
  /** Negotiated; null before the first connection. */
  readonly revision: ProtocolRevision | null;
  /** serverInfo: what it calls itself (C-IDN-2). */
  readonly selfReportedName: string | null;
  /** What is odd about that name, the names of the other servers considered. */
  readonly selfReportedFlags: readonly TextFlag[];
  /** Whether it is the one that the person answered last under this name. */
  readonly standing: ServerStanding;
  readonly tools: ToolList;
  readonly offer: ServerOffer;
  readonly hasStderr: boolean;
}
