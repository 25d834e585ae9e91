// Headers made of a tool's arguments, and what becomes of a call whose headers the server does not expect (2026-07-28).
import { describe, expect, test } from 'vitest';
import type { CallEnd } from './callEnd.ts';
import { calls, done, startModernHttp as start } from './testing/modernHttp.ts';
import type { RawHttpPeer } from './testing/rawHttpPeer.ts';
import type { ScriptedSession } from './testing/scriptedSession.ts';

const tool = (name: string, properties: Record<string, unknown>): Record<string, unknown> => ({
  name,
  inputSchema: { type: 'object', properties },
});
const listed = (tools: readonly unknown[]): Record<string, unknown> => ({
  resultType: 'complete',
  tools,
  ttlMs: 0,
  cacheScope: 'private',
});

test('C-HTT-4 marked parameters are mirrored, left out when null or absent; a tool marked wrongly is not listed', async () => {
  const marked = (header: string, type = 'string'): unknown => ({ type, 'x-mcp-header': header });
  const { peer, session } = await start((exchange) => {
    const tools = [
      tool('good', {
        region: marked('Region'),
        zone: marked('Zone'),
        count: marked('Count', 'integer'),
      }),
      tool('blank in the name', { region: marked('Re gion') }),
      tool('no name', { region: marked('') }),
      tool('twice', { one: marked('Region'), two: marked('REGION') }),
      tool('no primitive', { region: marked('Region', 'object') }),
    ];
    const result = exchange.method === 'tools/list' ? listed(tools) : done;
    exchange.json({ id: exchange.id, result });
  });
  const { tools } = await session.session.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['good']);
  const [good] = tools;
  if (good === undefined) throw new Error('not listed');
  await session.act((call) =>
    session.session.callTool(good, { region: 'Köln', zone: null, count: 3 }, call),
  );
  const headers = calls(peer)[0]?.headers ?? {};
  expect(headers['mcp-param-region']).toBe(`=?base64?${Buffer.from('Köln').toString('base64')}?=`);
  expect(headers['mcp-param-count']).toBe('3');
  expect(headers).not.toHaveProperty('mcp-param-zone');
});

describe('C-ERR-5 headers that the server does not expect', () => {
  const mismatch = { code: -32020, message: 'Header mismatch' };
  const headed = { region: { type: 'string', 'x-mcp-header': 'Region' } };
  /** `seen` by the person: the tool without the header; `later` is what is listed when it is asked again. */
  async function withMismatch(
    until: number,
    later: Record<string, unknown> = tool('book', headed),
  ): Promise<{ peer: RawHttpPeer; session: ScriptedSession; book: () => Promise<CallEnd> }> {
    let current = tool('book', { region: { type: 'string' } });
    const started = await start((exchange) => {
      if (exchange.method === 'tools/list') {
        exchange.json({ id: exchange.id, result: listed([current]) });
      } else if (calls(started.peer).length <= until) {
        const body = JSON.stringify({ jsonrpc: '2.0', id: exchange.id, error: mismatch });
        exchange.status(400, body, { 'Content-Type': 'application/json' });
      } else exchange.json({ id: exchange.id, result: done });
    });
    const [seen] = (await started.session.session.listTools()).tools;
    if (seen === undefined) throw new Error('not listed');
    current = later;
    const book = (): Promise<CallEnd> =>
      started.session.act((call) =>
        started.session.session.callTool(seen, { region: 'north' }, call),
      );
    return { ...started, book };
  }

  test('C-ERR-5 tools are listed again, the headers set right, and the call sent once more', async () => {
    const { peer, session, book } = await withMismatch(1);
    const end = await book();
    expect(end).toMatchObject({ kind: 'complete', result: { content: done.content } });
    expect(peer.posts('tools/list')).toHaveLength(2);
    const [first, second] = calls(peer);
    expect(first?.headers).not.toHaveProperty('mcp-param-region');
    expect(second?.headers['mcp-param-region']).toBe('north');
    expect(second?.id).not.toBe(first?.id);
    expect(session.changedLists).toContain('tools');
  });

  test('C-ERR-5 once and no more', async () => {
    const { peer, book } = await withMismatch(9);
    await expect(book()).rejects.toMatchObject({ code: -32020 });
    expect(calls(peer)).toHaveLength(2);
  });

  test.each([
    ['no header is other', tool('book', { region: { type: 'string' } })],
    ['an argument is other', tool('book', { ...headed, amount: { type: 'number' } })],
    ['a hint is other', { ...tool('book', headed), annotations: { destructiveHint: true } }],
    ['it is gone', tool('pay', headed)],
  ])('C-ERR-5 C-IDN-10 not sent again when %s', async (_change, later) => {
    const { peer, book } = await withMismatch(1, later);
    await expect(book()).rejects.toMatchObject({ code: -32020 });
    expect(calls(peer)).toHaveLength(1);
  });
});
