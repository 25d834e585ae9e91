import { describe, expect, it } from 'vitest';
import { planImport } from './importServers.ts';

const none: readonly string[] = [];
const stdio = { command: 'npx', args: ['-y', 'server-files'], env: { ROOT: '/srv' }, cwd: '/srv' };
const http = { url: 'http://127.0.0.1:8080/mcp', headers: { authorization: 'Bearer x' } };

const plan = (value: unknown, taken = none) => planImport(JSON.stringify(value), taken);

describe('a pasted server list', () => {
  const both = [
    { name: 'files', config: stdio },
    { name: 'remote', config: http },
  ];
  it.each([
    ['the file of another client', { mcpServers: { files: stdio, remote: http }, theme: 'x' }],
    ['the same under `servers`', { servers: { files: stdio, remote: http }, inputs: [] }],
    ['the list alone', { files: stdio, remote: http }],
  ])('is read from %s', (_case, value) => {
    expect(plan(value)).toEqual({ add: both, rejected: [] });
  });

  it.each([[stdio], [http]])('may be a single entry: %j', (entry) => {
    expect(plan(entry)).toEqual({ add: [{ name: 'server', config: entry }], rejected: [] });
  });

  it('drops what belongs to other clients, and any key of ours (C-STD-3)', () => {
    const entry = { ...stdio, disabled: false, frontdesk: { demo: 'legacy' }, approved: true };
    expect(plan({ files: entry }).add).toEqual([{ name: 'files', config: stdio }]);
  });

  it.each([
    ['a demo server of ours', { frontdesk: { demo: 'legacy' } }],
    ['a transport that is not spoken', { type: 'sse', url: 'http://127.0.0.1/sse' }],
    ['an address of another scheme', { url: 'file:///etc/passwd' }],
    ['no address', { url: 'not a url' }],
    ['no command', { command: '  ' }],
    ['arguments in one text', { command: 'npx', args: '-y server' }],
    ['a number among the variables', { command: 'npx', env: { PORT: 80 } }],
  ])('leaves out %s and says so', (_case, entry) => {
    const { add, rejected } = plan({ mcpServers: { bad: entry, files: stdio } });
    expect(add.map(({ name }) => name)).toEqual(['files']);
    expect(rejected).toMatchObject([{ name: 'bad', reason: 'invalid' }]);
    expect(rejected[0]?.detail).not.toBe('');
  });

  it('leaves out names that are taken, twice in the list, empty or too long', () => {
    const long = 'x'.repeat(61);
    const entries = { files: stdio, ' twice ': stdio, twice: http, ' ': stdio, [long]: stdio };
    expect(plan({ mcpServers: entries }, ['files'])).toEqual({
      add: [{ name: 'twice', config: stdio }],
      rejected: [
        { name: 'files', reason: 'name-taken', detail: 'files' },
        { name: 'twice', reason: 'name-taken', detail: 'twice' },
        { name: ' ', reason: 'invalid', detail: 'name' },
        { name: long, reason: 'invalid', detail: 'name' },
      ],
    });
  });

  it('leaves out a name that looks like another one, and says which (C-IDN-2)', () => {
    const entries = { everything: stdio, 'Acm\u0435': stdio, acme: http, files: stdio };
    expect(plan({ mcpServers: entries }, ['Everything'])).toEqual({
      add: [
        { name: 'Acm\u0435', config: stdio },
        { name: 'files', config: stdio },
      ],
      rejected: [
        { name: 'everything', reason: 'name-taken', detail: 'Everything' },
        { name: 'acme', reason: 'name-taken', detail: 'Acm\u0435' },
      ],
    });
  });

  it.each(['', '{"mcpServers": {', 'npx -y server-files'])('that is %j is not JSON', (text) => {
    expect(() => planImport(text, none)).toThrow(expect.objectContaining({ code: 'not-json' }));
  });

  it.each([
    'null',
    '[]',
    '7',
    '"files"',
    '{}',
    '{"mcpServers":{}}',
    '{"mcpServers":[]}',
    '{"a":1}',
  ])('that is %s holds no servers', (text) => {
    expect(() => planImport(text, none)).toThrow(
      expect.objectContaining({ code: 'no-servers-found' }),
    );
  });
});
