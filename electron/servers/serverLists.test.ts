import { describe, expect, test } from 'vitest';
import {
  nothingOffered,
  type PromptView,
  type ServerOffer,
} from '../../shared/catalogue/offerView.ts';
import { AppError } from '../../shared/errors.ts';
import type { ToolList } from '../../shared/servers/serverView.ts';
import type { Offers } from '../mcp/offers.ts';
import type { Session } from '../mcp/session.ts';
import { createServerLists } from './serverLists.ts';

const notAskedFor = (): Promise<never> => Promise.reject(new Error('not asked for'));
const prompt = (definition: string): PromptView => ({ name: 'p', arguments: [], definition });
const tool = { name: 't', inputSchema: {}, definition: 'd' };

function connected(offers: Partial<Offers>): Session {
  return {
    revision: '2026-07-28',
    selfReportedName: null,
    declaredModes: [],
    listTools: () => Promise.resolve({ tools: [tool] }),
    offers: {
      declares: { prompts: true, resources: false, suggestions: true },
      prompts: () => Promise.resolve({ entries: [prompt('d')] }),
      resources: notAskedFor,
      templates: notAskedFor,
      suggest: notAskedFor,
      ...offers,
    },
    callTool: notAskedFor,
    getPrompt: notAskedFor,
    readResource: notAskedFor,
    close: () => Promise.resolve(),
  };
}

function open(session: Session) {
  const offers: ServerOffer[] = [];
  const tools: ToolList[] = [];
  let current: Session | null = session;
  const lists = createServerLists({
    session: () => current,
    publishTools: (read) => tools.push(read()),
    publishOffer: (read) => offers.push(read()),
  });
  const lose = (): void => {
    current = null;
  };
  return { lists, offers, tools, lose };
}

describe('the lists of a server', () => {
  test('are read where they are declared, and told', async () => {
    const { lists, offers } = open(connected({}));
    await lists.load();
    expect(lists.tools).toEqual({ kind: 'loaded', tools: [tool] });
    expect(lists.offer).toEqual({
      prompts: { kind: 'loaded', entries: [prompt('d')] },
      resources: { kind: 'none' },
      templates: { kind: 'none' },
      suggests: true,
    });
    expect(offers.map(({ prompts }) => prompts.kind)).toEqual(['none', 'loading', 'loaded']);
  });

  test('one that fails costs no other', async () => {
    const { lists } = open(
      connected({ prompts: () => Promise.reject(new Error('no\u202e list')) }),
    );
    await lists.load();
    expect(lists.tools.kind).toBe('loaded');
    expect(lists.offer.prompts).toEqual({ kind: 'failed', detail: 'no list' });
  });

  test('of a connection that is gone are not taken for those of the next', async () => {
    let arrive: (list: { entries: PromptView[] }) => void = () => undefined;
    const { lists, lose } = open(
      connected({
        prompts: () =>
          new Promise((resolve) => {
            arrive = resolve;
          }),
      }),
    );
    const loading = lists.load();
    lose();
    lists.reset();
    arrive({ entries: [prompt('d')] });
    await loading;
    expect(lists.offer).toEqual(nothingOffered);
  });

  test('C-IDN-10: only what was seen is found', async () => {
    const { lists } = open(connected({}));
    await lists.load();
    expect(lists.prompt('p', 'd')).toEqual(prompt('d'));
    expect(() => lists.prompt('p', 'before')).toThrow(new AppError('offer-changed'));
    expect(() => lists.prompt('other', 'd')).toThrow(new AppError('unknown-offer'));
    expect(() => lists.resource('note://a', 'd')).toThrow(new AppError('unknown-offer'));
    expect(() => lists.tool('t', 'before')).toThrow(new AppError('tool-changed'));
    expect(() => lists.tool('other', 'd')).toThrow(new AppError('unknown-tool'));
  });

  test('are read anew when the server says that one has changed', async () => {
    let read = 0;
    const { lists } = open(
      connected({
        prompts: () => {
          read += 1;
          return Promise.resolve({ entries: [prompt(String(read))] });
        },
      }),
    );
    await lists.load();
    lists.changed('prompts');
    await new Promise((resolve) => setImmediate(resolve));
    expect(lists.prompt('p', '2')).toEqual(prompt('2'));
  });
});
