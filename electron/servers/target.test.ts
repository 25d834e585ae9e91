import { InMemoryTransport } from '@modelcontextprotocol/client';
import { describe, expect, it, vi } from 'vitest';
import { endpointOf, targetOf, withProgramPath, type DemoLaunch } from './target.ts';

const program = (command: string, args: string[] = []) =>
  ({ kind: 'stdio', program: { command, args, env: {}, cwd: undefined } }) as const;
const fromSource: DemoLaunch = {
  kind: 'program',
  program: (era) => program('node', ['demo.cjs', era]).program,
};
const [port] = InMemoryTransport.createLinkedPair();
const packaged: DemoLaunch = { kind: 'built-in', createTransport: () => port };

describe('how a server is reached', () => {
  it('by its program, with what is left out filled in', () => {
    expect(targetOf({ command: 'npx' }, fromSource)).toEqual(program('npx'));
    const full = { command: 'npx', args: ['-y'], env: { A: '1' }, cwd: '/srv' };
    expect(targetOf(full, fromSource)).toEqual({ kind: 'stdio', program: full });
  });

  it('by its address', () => {
    const url = 'https://127.0.0.1/mcp';
    expect(targetOf({ url }, packaged)).toEqual({ kind: 'http', url, headers: {} });
    expect(targetOf({ url, headers: { a: 'b' } }, packaged)).toMatchObject({
      headers: { a: 'b' },
    });
  });

  it('a demo server: by a program from source, inside the app when packaged', () => {
    const config = { frontdesk: { demo: 'legacy' } } as const;
    expect(targetOf(config, fromSource)).toEqual(program('node', ['demo.cjs', 'legacy']));
    const target = targetOf(config, packaged);
    expect(target.kind === 'built-in' && target.createTransport()).toBe(port);
  });
});

describe('how that reads (C-IDN-1)', () => {
  it.each([
    [['node', 'a/b.js', '--port=80'], 'node a/b.js --port=80'],
    [['C:\\tools\\x.exe', '-y'], 'C:\\tools\\x.exe -y'],
    [['my tool', ''], '"my tool" ""'],
    [['node', '-e', 'a && b\n"c"'], 'node -e "a && b\\n\\"c\\""'],
  ])('%j as one line that shows where an argument ends', ([command = '', ...args], line) => {
    expect(endpointOf(program(command, args))).toBe(line);
  });

  it.each([
    ['https://desk.example:8443/mcp?key=marker-secret', 'desk.example:8443'],
    ['https://accounts.example@127.0.0.1/mcp', '127.0.0.1'],
    ['https://DESK.example:443/', 'desk.example'],
  ])('%s as its host alone', (url, host) => {
    expect(endpointOf({ kind: 'http', url, headers: {} })).toBe(host);
  });

  it('a server inside the app as nothing', () => {
    expect(endpointOf({ kind: 'built-in', createTransport: () => port })).toBe('');
  });
});

describe('the PATH that a program is started with', () => {
  const programPath = () => Promise.resolve('/usr/bin:/opt/bin');

  it('is that of the terminal, beside what is configured', async () => {
    const target = program('npx', ['-y']);
    const configured = { ...target, program: { ...target.program, env: { A: '1' } } };
    expect(await withProgramPath(configured, programPath)).toEqual({
      ...configured,
      program: { ...configured.program, env: { A: '1', PATH: '/usr/bin:/opt/bin' } },
    });
    expect(await withProgramPath(target, () => Promise.resolve(null))).toBe(target);
  });

  it('is nothing that a site or a server inside the app asks for', async () => {
    const ask = vi.fn(programPath);
    const http = { kind: 'http', url: 'https://127.0.0.1/mcp', headers: {} } as const;
    const builtIn = { kind: 'built-in', createTransport: () => port } as const;
    expect(await withProgramPath(http, ask)).toBe(http);
    expect(await withProgramPath(builtIn, ask)).toBe(builtIn);
    expect(ask).not.toHaveBeenCalled();
  });
});
