// The flooding server's side of one connection, older generation, whatever carries it.
import {
  atFullSpeed,
  bigResult,
  listedTools,
  noticeOf,
  pictures,
  questions,
  tally,
  type FloodOptions,
  type Outlet,
} from './floods.ts';
import { errorText, isRecord, resultText, type Message } from './wire.ts';

export interface FloodPeerOptions extends FloodOptions {
  readonly tools: number;
}

export interface FloodPeer {
  receive(message: Message, outlet: Outlet, respond: (text: string) => void): void;
}

const bigMessageBytes = 10_000_000;
const endlessLineBytes = 9_000_000;

/** `stderr` floods the standard error stream, where there is one. */
export function createFloodPeer(
  options: FloodPeerOptions,
  stderr: Outlet | null = null,
  raw: (outlet: Outlet, text: string) => void = (outlet, text) => outlet.write(text),
): FloodPeer {
  const answers = { of: new Map<string, string[]>() };

  const textOf = (value: unknown): string =>
    JSON.stringify({ content: [{ type: 'text', text: JSON.stringify(value) }] });

  const run = async (tool: string, token: unknown, outlet: Outlet): Promise<string> => {
    const notice = noticeOf(tool, token);
    if (notice !== undefined) {
      return textOf({ said: await atFullSpeed(outlet, notice, options.seconds) });
    }
    switch (tool) {
      case 'questions':
        await questions(outlet, options, answers);
        return textOf(await tally(answers));
      case 'stderr': {
        const line = (index: number): string => `warning ${String(index)} ${'w'.repeat(100)}`;
        const said = stderr === null ? 0 : await atFullSpeed(stderr, line, options.seconds);
        return textOf({ said });
      }
      case 'big_message':
        return bigResult(bigMessageBytes);
      case 'endless_line':
        raw(outlet, 'x'.repeat(endlessLineBytes));
        return textOf({ said: endlessLineBytes });
      case 'pictures':
        return pictures();
      default:
        return textOf('done');
    }
  };

  const answerTo: Readonly<Record<string, (params: Record<string, unknown>) => string>> = {
    initialize: () =>
      JSON.stringify({
        protocolVersion: '2025-11-25',
        capabilities: { tools: { listChanged: true }, logging: {} },
        serverInfo: { name: 'flood', version: '1' },
      }),
    ping: () => '{}',
    'tools/list': () => listedTools(options.tools),
  };

  return {
    receive: ({ id, method, params, result, error }, outlet, respond) => {
      if (id === undefined) return;
      if (method === undefined) {
        const action = isRecord(result) ? result['action'] : undefined;
        answers.of.get(String(id))?.push(typeof action === 'string' ? action : typeof error);
        return;
      }
      const given = isRecord(params) ? params : {};
      if (method === 'tools/call') {
        const meta = isRecord(given['_meta']) ? given['_meta'] : {};
        void run(String(given['name']), meta['progressToken'], outlet).then((text) => {
          respond(resultText(id, text));
        });
        return;
      }
      const answer = Object.hasOwn(answerTo, method) ? answerTo[method] : undefined;
      respond(
        answer === undefined
          ? errorText(id, { code: -32601, message: 'Method not found' })
          : resultText(id, answer(given)),
      );
    },
  };
}

/** Flags of the flooding servers. */
export function floodOptions(values: {
  readonly seconds: string;
  readonly rate: string;
  readonly tools: string;
}): FloodPeerOptions {
  return {
    seconds: Math.min(60, Number(values.seconds)),
    questionsPerSecond: Math.min(10_000, Number(values.rate)),
    tools: Math.min(20_000, Number(values.tools)),
  };
}
