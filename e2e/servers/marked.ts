// A server over stdio whose every word is a marked one (see lib/markedWords.ts): names, titles, schemas, questions, results,
// errors, stderr. No SDK.
//   --era legacy|modern   generation (default modern)
//   --icon URL            of the server, its tools and its links
//   --fail                refuses the handshake in marked words
// Tools by title: "form" asks with every control and returns every block, "page" asks for a page, "hidden" for one that is
// blocked, "bad" with a form that is refused, "error" ends in a JSON-RPC error. Its prompt and its resources ask with every
// control, too. It ends when its stdin closes.
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import {
  markedContents,
  markedPrompt,
  markedPrompts,
  markedResources,
  markedSuggestions,
  markedTemplates,
} from './lib/markedOffers.ts';
import { mark, markedForm, markedInput, markedName, markedResult } from './lib/markedWords.ts';
import {
  errorText,
  isRecord,
  notificationText,
  readMessage,
  requestText,
  resultText,
  type RequestId,
} from './lib/wire.ts';

const { values } = parseArgs({
  options: {
    era: { type: 'string', default: 'modern' },
    icon: { type: 'string', default: 'https://mark.example/icon.png' },
    fail: { type: 'boolean', default: false },
  },
});
const isModern = values.era === 'modern';
const icons = [{ src: values.icon, mimeType: 'image/png', sizes: ['16x16'] }];
const serverInfo = {
  name: mark('server'),
  title: mark('server title'),
  version: mark('version'),
  websiteUrl: `https://mark.example/${markedName('site')}`,
  icons,
};

const capabilities = { tools: {}, prompts: {}, resources: {}, completions: {} };

const questions: Readonly<Record<string, unknown>> = {
  form: markedForm(),
  page: pageOf('https://pages.mark.example/MARK900/start'),
  hidden: pageOf('https://MARK901@pages.mark.example/a\u202Eb\u200B'),
  bad: {
    message: mark('bad'),
    requestedSchema: { type: 'object', properties: { [markedName('nested')]: { type: 'object' } } },
  },
};
const tools = ['form', 'page', 'hidden', 'bad', 'error'].map((kind) => ({
  name: `${markedName(kind)}_${kind}`,
  title: mark(`title of ${kind}`),
  description: mark(`description of ${kind}`),
  inputSchema: kind === 'form' ? markedInput() : { type: 'object' },
  annotations: { title: mark('annotation'), destructiveHint: true },
  icons,
}));

function pageOf(url: string): object {
  return { mode: 'url', url, message: mark('page'), elicitationId: 'page-1' };
}

const print = (text: string) => process.stdout.write(`${text}\n`);
/** By the question, what answers the call that asked it. */
const open = new Map<RequestId, () => void>();
const pages = new Set<RequestId>();
let nextQuestion = 1;

function respond(id: RequestId, body: object): void {
  const more = isModern ? { resultType: 'complete', ttlMs: 0, cacheScope: 'private' } : {};
  print(resultText(id, JSON.stringify({ ...more, ...body })));
}

function fail(id: RequestId, code: number): void {
  print(
    errorText(id, { code, message: mark('error'), data: { [markedName('data')]: mark('data') } }),
  );
}

function call(id: RequestId, params: unknown): void {
  const record = isRecord(params) ? params : {};
  const kind = String(record['name']).split('_').at(-1) ?? '';
  const meta = isRecord(record['_meta']) ? record['_meta'] : {};
  const question = questions[kind];
  if (question === undefined) {
    fail(id, -32000);
    return;
  }
  const done = (): void => {
    respond(id, markedResult(values.icon));
  };
  if ('inputResponses' in record && kind !== 'page') {
    done();
    return;
  }
  if (meta['progressToken'] !== undefined) {
    const progress = {
      progressToken: meta['progressToken'],
      progress: 1,
      message: mark('progress'),
    };
    print(notificationText('notifications/progress', progress));
  }
  ask(id, question, done, kind === 'page');
}

/** A prompt or a resource: its result comes after a form. */
function offer(id: RequestId, params: unknown, done: () => void): void {
  if (isRecord(params) && 'inputResponses' in params) done();
  else ask(id, questions['form'], done);
}

function ask(id: RequestId, question: unknown, done: () => void, isPage = false): void {
  if (isModern) {
    const inputRequests = {
      [markedName('input')]: { method: 'elicitation/create', params: question },
    };
    respond(id, { resultType: 'input_required', inputRequests });
    return;
  }
  const questionId = `question-${String(nextQuestion)}`;
  nextQuestion += 1;
  open.set(questionId, done);
  if (isPage) pages.add(questionId);
  print(requestText(questionId, 'elicitation/create', JSON.stringify(question)));
}

function answer(id: RequestId, method: string, params: unknown): void {
  if (values.fail && (method === 'initialize' || method === 'server/discover')) {
    fail(id, -32000);
    return;
  }
  switch (method) {
    case 'initialize':
      if (isModern) fail(id, -32022);
      else {
        const protocolVersion = '2025-11-25';
        const instructions = mark('instructions');
        respond(id, { protocolVersion, capabilities, serverInfo, instructions });
      }
      return;
    case 'server/discover':
      if (!isModern) fail(id, -32601);
      else {
        const _meta = { 'io.modelcontextprotocol/serverInfo': serverInfo };
        const body = { supportedVersions: ['2026-07-28'], capabilities };
        respond(id, { ...body, instructions: mark('instructions'), _meta });
      }
      return;
    case 'tools/list':
      respond(id, { tools });
      return;
    case 'tools/call':
      call(id, params);
      return;
    case 'prompts/list':
      respond(id, { prompts: markedPrompts });
      return;
    case 'resources/list':
      respond(id, { resources: markedResources });
      return;
    case 'resources/templates/list':
      respond(id, { resourceTemplates: markedTemplates });
      return;
    case 'completion/complete':
      respond(id, markedSuggestions());
      return;
    case 'prompts/get':
      offer(id, params, () => {
        respond(id, markedPrompt(values.icon));
      });
      return;
    case 'resources/read':
      offer(id, params, () => {
        respond(id, markedContents());
      });
      return;
    default:
      fail(id, -32601);
  }
}

process.stderr.write(`${mark('stderr')}\n`);
createInterface({ input: process.stdin })
  .on('line', (line) => {
    const { id, method, params } = readMessage(line) ?? {};
    if (id === undefined) return;
    if (method !== undefined) {
      answer(id, method, params);
      return;
    }
    const done = open.get(id);
    if (done === undefined) return;
    open.delete(id);
    // A page is never done: what waits for it goes on waiting.
    if (!pages.has(id)) done();
  })
  .on('close', () => process.exit(0));
