// Servers, runs and questions as main publishes them, for tests and the preview.
import type { ActionStatus, ActionView } from '../../shared/actions/actionView.ts';
import { nothingOffered } from '../../shared/catalogue/offerView.ts';
import type { FormQuestion } from '../features/elicitation/questionModes.ts';
import type { AppSnapshot } from '../../shared/ipc/contract.ts';
import type { GuardView } from '../../shared/guard/guardView.ts';
import type { HistoryPage } from '../../shared/history/historyPage.ts';
import { defaultRules } from '../../shared/servers/serverRules.ts';
import type { ServerView, ToolView } from '../../shared/servers/serverView.ts';
import type { WirePage } from '../../shared/wire/wireView.ts';

/** 24 December 2026, 12:04 UTC */
export const noonMs = Date.UTC(2026, 11, 24, 12, 4);

export const bookTable: ToolView = {
  name: 'book_table',
  title: 'Book a table',
  description: 'Books a table for your party and asks for what it needs.',
  definition: 'd',
  inputSchema: {
    type: 'object',
    properties: { party: { type: 'integer', title: 'Party', minimum: 1 } },
    required: ['party'],
  },
  annotations: { destructiveHint: false, openWorldHint: true },
};

export function fakeServer(changes: Partial<ServerView> = {}): ServerView {
  return {
    id: 'desk',
    name: 'Table desk',
    transport: 'stdio',
    endpoint: 'node demo-server --stdio',
    config: { command: 'node', args: ['demo-server', '--stdio'] },
    secrets: [],
    literalSecrets: [],
    rules: defaultRules,
    declaredModes: ['form', 'url'],
    isDemo: false,
    state: { kind: 'connected' },
    revision: '2026-07-28',
    selfReportedName: 'Chez MCP',
    selfReportedFlags: [],
    standing: 'known',
    tools: { kind: 'loaded', tools: [bookTable] },
    offer: nothingOffered,
    hasStderr: false,
    ...changes,
  };
}

export function fakeGuard(changes: Partial<GuardView> = {}): GuardView {
  return {
    serverId: 'desk',
    heldBack: { 'over-limit': 0, paused: 0, undeclared: 0, 'by-rule': 0 },
    sinceMs: null,
    offersPause: false,
    ...changes,
  };
}

export function fakeAction(changes: Partial<ActionView> = {}): ActionView {
  return {
    id: 'run-1',
    serverId: 'desk',
    serverName: 'Table desk',
    tool: 'book_table',
    definition: 'd',
    argumentsText: '{\n  "party": 4\n}',
    startedAtMs: noonMs,
    endedAtMs: null,
    status: { kind: 'running' },
    steps: [{ kind: 'started', atMs: noonMs }],
    ...changes,
  };
}

/** A run that ended after five seconds. */
export const fakeEndedAction = (status: ActionStatus): ActionView =>
  fakeAction({
    status,
    endedAtMs: noonMs + 5_000,
    steps: [
      { kind: 'started', atMs: noonMs },
      { kind: 'ended', atMs: noonMs + 5_000 },
    ],
  });

export function fakeQuestion(id: string, changes: Partial<FormQuestion> = {}): FormQuestion {
  return {
    request: {
      id,
      serverId: 'desk',
      revision: '2026-07-28',
      mode: 'form',
      message: 'To hold your table we need a few details.',
      messageFlags: [],
      form: {
        fields: [
          { key: 'name', kind: 'string', required: true, label: 'Name', limits: {} },
          { key: 'email', kind: 'email', required: false, label: 'E-mail', limits: {} },
        ],
        notes: [],
      },
      actionIds: ['run-1'],
      position: 1,
      total: 1,
    },
    serverName: 'Table desk',
    transport: 'stdio',
    endpoint: 'node demo-server --stdio',
    selfReportedName: 'Chez MCP',
    selfReportedFlags: [],
    standing: 'known',
    actions: [{ actionId: 'run-1', tool: 'book_table', argumentsText: '{\n  "party": 4\n}' }],
    receivedAtMs: noonMs,
    state: { kind: 'presented' },
    draft: [],
    ...changes,
  };
}

export const emptyHistory: HistoryPage = { entries: [], total: 0, servers: [], unreadable: 0 };
export const emptyWire: WirePage = {
  rows: [],
  kept: 0,
  dropped: 0,
  heldBack: 0,
  holdsAnswers: false,
};

export const fakeSnapshot: AppSnapshot = {
  version: '0.1.0',
  platform: 'linux',
  systemLocales: ['en'],
  settings: { locale: 'en', theme: 'light', historyDays: 90 },
  servers: [],
  guards: [],
  refusedCalls: 0,
  actions: [],
  questions: [],
  waits: [],
  notices: [],
};
