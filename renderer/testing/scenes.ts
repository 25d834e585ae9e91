// What the preview shows: each scene is a state of main and a page.
import type { ActionView } from '../../shared/actions/actionView.ts';
import type { AppSnapshot } from '../../shared/ipc/contract.ts';
import type { UrlContext } from '../../shared/url/urlAnalysis.ts';
import type { ConnectionState, ServerView } from '../../shared/servers/serverView.ts';
import type { UrlQuestion } from '../features/elicitation/questionModes.ts';
import type { Place } from '../state/navigation.ts';
import {
  bookTable,
  fakeAction,
  fakeEndedAction,
  fakeQuestion,
  fakeServer,
  noonMs,
} from './fakeViews.ts';
import { fakeOffer } from './fakeOffer.ts';
import { fakeUrlQuestion, fakeWait, readyToOpen } from './fakeUrlViews.ts';

interface Scene {
  readonly snapshot: Partial<AppSnapshot>;
  readonly place: Place;
}

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const cancelBooking = {
  name: 'cancel_booking',
  title: 'Cancel a booking',
  description:
    'Cancels a booking for good. <b>Not bold</b> https://evil.example/click \u202egnp.exe '.repeat(
      4,
    ),
  inputSchema: { type: 'object' },
  definition: 'd',
  annotations: { destructiveHint: true, idempotentHint: true },
};

const desk = fakeServer({ tools: { kind: 'loaded', tools: [bookTable, cancelBooking] } });
const offering: readonly ServerView[] = [{ ...desk, offer: fakeOffer }];
const others: readonly ServerView[] = [
  fakeServer({
    id: 'calendar',
    name: 'Calendar',
    transport: 'http',
    endpoint: 'mcp.calendar.example',
    config: { url: 'https://mcp.calendar.example/mcp' },
    state: { kind: 'failed', problem: { code: 'unauthorized', status: 401, detail: 'Bearer' } },
    tools: { kind: 'not-loaded' },
  }),
  fakeServer({ id: 'files', name: 'Files of the whole department', state: { kind: 'connecting' } }),
  fakeServer({
    id: 'demo',
    name: 'Demo desk',
    isDemo: true,
    transport: 'built-in',
    endpoint: '',
    config: { frontdesk: { demo: 'modern' } },
    state: { kind: 'disconnected' },
    tools: { kind: 'not-loaded' },
  }),
  fakeServer({
    id: 'shell',
    name: 'Shell',
    state: {
      kind: 'awaiting-approval',
      approval: {
        fingerprint: 'f',
        command: '/usr/bin/env',
        args: [
          'npx',
          '-y',
          '@scope/server@1.2.3',
          '--root=/home/ada/My Documents',
          'a\u200bb',
          '',
          'x'.repeat(200),
        ],
        cwd: '/home/ada',
        envNames: ['TOKEN', 'HOME'],
        changed: true,
      },
    },
  }),
];
const servers = [desk, ...others];

const runs: readonly ActionView[] = [
  fakeEndedAction({ kind: 'stopped', reason: 'person' }),
  fakeEndedAction({ kind: 'finished', isError: true, blocks: [] }),
  fakeAction({ status: { kind: 'asking', position: 1, total: 1 } }),
  fakeAction(),
].map((action, index) => ({ ...action, id: `r${index}` }));

const asking = fakeQuestion('long');
const questions = [
  fakeQuestion('q', { state: { kind: 'queued' } }),
  fakeQuestion('long', {
    request: { ...asking.request, message: 'A long sentence that a server sends.\n'.repeat(40) },
    state: { kind: 'queued' },
  }),
  fakeQuestion('gone', { state: { kind: 'withdrawn', reason: 'link-lost' } }),
];

const at = (seconds: number) => noonMs + seconds * 1000;

const story: ActionView = fakeAction({
  endedAtMs: at(75),
  steps: [
    { kind: 'started', atMs: at(0) },
    { kind: 'progress', atMs: at(1), progress: 1, total: 4, message: 'Looking for a table' },
    {
      kind: 'asked',
      atMs: at(2),
      questionId: 'q',
      message: 'To hold your table we need a few details.',
      round: 1,
    },
    {
      kind: 'question-ended',
      atMs: at(70),
      questionId: 'q',
      end: { kind: 'answered', action: 'accept' },
    },
    { kind: 'retried', atMs: at(70), round: 2 },
    { kind: 'asked', atMs: at(72), message: 'Your card number?', round: 2 },
    {
      kind: 'question-ended',
      atMs: at(72),
      end: { kind: 'refused', reason: 'nested-object', field: 'card' },
    },
    { kind: 'ended', atMs: at(75) },
  ],
  status: {
    kind: 'finished',
    isError: false,
    blocks: [
      { type: 'text', text: 'Booked for 4 on 2026-12-24.\nYour number: 1234' },
      { type: 'image', mimeType: 'image/png', base64: pixel },
      { type: 'link', uri: 'https://desk.example/booking/1234', name: 'Your booking' },
      { type: 'audio', mimeType: 'audio/wav', base64: 'UklGRg==' },
      { type: 'audio-not-played', mimeType: 'audio/midi', byteLength: 12_300 },
    ],
    structured: '{\n  "booking": 1234,\n  "party": 4\n}',
  },
});

const failed = (state: ConnectionState): Scene => ({
  snapshot: {
    servers: [fakeServer({ state, hasStderr: true, tools: { kind: 'not-loaded' } }), ...others],
  },
  place: { kind: 'server', serverId: 'desk' },
});

const connecting = fakeAction({
  tool: 'connect_calendar',
  serverName: 'Calendar',
  argumentsText: '{}',
  startedAtMs: Date.now() - 95_000,
  status: { kind: 'waiting' },
  steps: [
    { kind: 'started', atMs: at(0) },
    { kind: 'asked', atMs: at(1), questionId: 'u', message: 'Connect your calendar.', round: 1 },
    {
      kind: 'opened',
      atMs: at(9),
      questionId: 'u',
      domain: 'calendar.example',
      how: 'by-app',
    },
    {
      kind: 'question-ended',
      atMs: at(9),
      questionId: 'u',
      end: { kind: 'answered', action: 'accept' },
    },
    { kind: 'retried', atMs: at(40), round: 2, byPerson: true },
    { kind: 'not-finished', atMs: at(41), domain: 'calendar.example' },
  ],
});
const openedAtMs = Date.now() - 83_000;

const page = (question: UrlQuestion): Scene => ({
  snapshot: { servers, actions: [connecting], questions: [question] },
  place: { kind: 'action', actionId: 'run-1' },
});
const remote: UrlContext = {
  server: { transport: 'http', origin: 'https://mcp.calendar.example' },
};

export const scenes: Readonly<Record<string, Scene>> = {
  home: { snapshot: { servers }, place: { kind: 'home' } },
  empty: { snapshot: {}, place: { kind: 'home' } },
  server: {
    snapshot: {
      servers,
      actions: runs,
      questions: [fakeQuestion('q', { state: { kind: 'queued' } })],
    },
    place: { kind: 'server', serverId: 'desk' },
  },
  approval: { snapshot: { servers }, place: { kind: 'server', serverId: 'shell' } },
  unauthorized: { snapshot: { servers }, place: { kind: 'server', serverId: 'calendar' } },
  failed: failed({
    kind: 'failed',
    problem: {
      code: 'exited-early',
      exitCode: 1,
      detail: 'spawn node',
      searched: ['/usr/bin', '/bin'],
    },
  }),
  add: { snapshot: { servers }, place: { kind: 'add-server' } },
  edit: {
    snapshot: { servers },
    place: { kind: 'edit-server', serverId: 'calendar', isSigningIn: true },
  },
  offers: { snapshot: { servers: offering }, place: { kind: 'server', serverId: 'desk' } },
  prompt: {
    snapshot: { servers: offering },
    place: { kind: 'prompt', serverId: 'desk', prompt: 'review_menu' },
  },
  resource: {
    snapshot: { servers: offering },
    place: {
      kind: 'resource',
      serverId: 'desk',
      source: { kind: 'template', uriTemplate: 'desk://menus/{season}{?course}', values: [] },
    },
  },
  tool: { snapshot: { servers }, place: { kind: 'tool', serverId: 'desk', tool: 'book_table' } },
  running: {
    snapshot: {
      servers,
      actions: [
        fakeAction({
          startedAtMs: Date.now() - 4_200,
          steps: [
            { kind: 'started', atMs: noonMs },
            {
              kind: 'progress',
              atMs: noonMs,
              progress: 2,
              total: 5,
              message: 'Asking the kitchen',
            },
          ],
        }),
      ],
    },
    place: { kind: 'action', actionId: 'run-1' },
  },
  story: { snapshot: { servers, actions: [story] }, place: { kind: 'action', actionId: 'run-1' } },
  broken: {
    snapshot: {
      servers,
      actions: [
        fakeEndedAction({
          kind: 'failed',
          failure: { code: 'protocol-error', rpcCode: -32602, detail: 'Invalid params: party' },
        }),
      ],
    },
    place: { kind: 'action', actionId: 'run-1' },
  },
  question: {
    snapshot: { servers, actions: [fakeAction()], questions: [fakeQuestion('q')] },
    place: { kind: 'action', actionId: 'run-1' },
  },
  longQuestion: {
    snapshot: {
      servers,
      actions: [fakeAction()],
      questions: questions
        .filter(({ request }) => request.id === 'long')
        .map((question) => ({ ...question, state: { kind: 'presented' } })),
    },
    place: { kind: 'action', actionId: 'run-1' },
  },
  demoApproval: {
    snapshot: {
      servers: others.map((server) =>
        server.id === 'shell' ? { ...server, isDemo: true } : server,
      ),
    },
    place: { kind: 'server', serverId: 'shell' },
  },
  refused: {
    snapshot: {
      servers,
      actions: [
        fakeEndedAction({
          kind: 'failed',
          failure: {
            code: 'refused-question',
            reason: 'undeclared-mode',
            field: 'card',
            detail: 'mode url',
          },
        }),
      ],
    },
    place: { kind: 'action', actionId: 'run-1' },
  },
  questions: {
    snapshot: { servers, questions },
    place: { kind: 'questions' },
  },
  settings: {
    snapshot: {
      servers,
      notices: [
        {
          id: 'n',
          code: 'servers-file-damaged',
          path: '/home/ada/.config/Frontdesk/servers.json.damaged',
        },
      ],
    },
    place: { kind: 'settings' },
  },
  urlClean: page(fakeUrlQuestion()),
  urlInfo: page(fakeUrlQuestion('https://login.idp.example/authorize?client_id=desk', {}, remote)),
  urlWarn: page(
    fakeUrlQuestion('https://calendar.example:8443/go?access_token=abc&email=ada%40mail.example'),
  ),
  urlHttp: page(fakeUrlQuestion('http://calendar.example/connect', {}, { allowHttp: true })),
  urlImitation: page(
    fakeUrlQuestion(
      'https://accounts.google.com.signin.evil.example/o/oauth2?next=https%3A%2F%2Fother.example',
    ),
  ),
  urlBlocked: page(
    fakeUrlQuestion('https://user:pw@calendar.example/\u202egnp.exe?a=\u200bb\u00a0c'),
  ),
  urlMixed: page(fakeUrlQuestion('https://p\u0430ypal.example/login')),
  urlLong: page(
    fakeUrlQuestion(`https://accounts.calendar.example/connect?state=${'a1b2c3d4'.repeat(244)}`),
  ),
  urlIdn: page(fakeUrlQuestion('https://konto.b\u00fccher.example/anmelden')),
  urlNoProgram: page(
    fakeUrlQuestion(undefined, { opening: { ...readyToOpen, hasProgram: false } }),
  ),
  urlReported: page(
    fakeUrlQuestion(undefined, { opening: { ...readyToOpen, isReportedComplete: true } }),
  ),
  urlWithdrawn: page(
    fakeUrlQuestion(undefined, { state: { kind: 'withdrawn', reason: 'link-lost' } }),
  ),
  waiting: {
    snapshot: {
      servers,
      actions: [connecting, { ...connecting, id: 'run-2', tool: 'pay_deposit' }],
      waits: [
        fakeWait({ openedAtMs }),
        fakeWait({ id: 'x', openedAtMs, domain: 'pay.example', state: 'reported-complete' }),
        fakeWait({ id: 'y', openedAtMs, actionIds: ['run-2'], canTryAgain: false }),
        fakeWait({ id: 'z', openedAtMs, actionIds: [], domain: 'localhost' }),
      ],
    },
    place: { kind: 'waiting' },
  },
  waitingEmpty: { snapshot: { servers }, place: { kind: 'waiting' } },
  waitingAction: {
    snapshot: {
      servers,
      actions: [connecting],
      waits: [fakeWait({ openedAtMs, state: 'not-finished' })],
    },
    place: { kind: 'action', actionId: 'run-1' },
  },
};
