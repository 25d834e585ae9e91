import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contentSecurityPolicy, serveApp } from './appProtocol.ts';

vi.mock('electron', () => ({ protocol: {} }));

const policy = new Map(
  contentSecurityPolicy.split('; ').map((line) => {
    const [directive = '', ...sources] = line.split(' ');
    return [directive, sources];
  }),
);

describe('the content security policy', () => {
  it.each([
    'unsafe-eval',
    'wasm-unsafe-eval',
    'unsafe-inline',
    'unsafe-hashes',
    '*',
    'http',
    'blob:',
  ])('holds no %s', (word) => {
    expect(contentSecurityPolicy).not.toContain(word);
  });

  it('allows nothing by default, and scripts, styles and requests from the app alone (C-PRV-4)', () => {
    expect(policy.get('default-src')).toEqual(["'none'"]);
    for (const directive of ['script-src', 'style-src', 'connect-src', 'font-src']) {
      expect(policy.get(directive), directive).toEqual(["'self'"]);
    }
    for (const directive of [
      'base-uri',
      'form-action',
      'frame-src',
      'frame-ancestors',
      'object-src',
    ]) {
      expect(policy.get(directive), directive).toEqual(["'none'"]);
    }
    // What came in a result, as a part of the page itself; nothing is fetched for it.
    expect(policy.get('media-src')).toEqual(['data:']);
    expect(policy.get('img-src')).toEqual(["'self'", 'data:']);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  });
});

describe('the scheme of the app', () => {
  let folder = '';
  let serve: (request: Request) => Promise<Response>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'frontdesk-app-'));
    const renderer = join(folder, 'renderer');
    await mkdir(join(renderer, 'assets'), { recursive: true });
    await mkdir(join(folder, 'renderer-other'));
    await writeFile(join(renderer, 'index.html'), '<title>Frontdesk</title>');
    await writeFile(join(renderer, 'assets', 'a b.js'), 'void 0');
    await writeFile(join(renderer, 'notes.txt'), 'notes');
    await writeFile(join(folder, 'secret.html'), 'secret');
    await writeFile(join(folder, 'renderer-other', 'x.html'), 'secret');
    const handle = (_scheme: string, handler: typeof serve) => (serve = handler);
    serveApp({ protocol: { handle } } as never, renderer);
  });
  afterAll(() => rm(folder, { recursive: true }));

  // A request as Electron hands it over: a standard scheme, so its host is read as one.
  const get = (path: string, host = 'frontdesk') =>
    serve({ url: `app://${host}${path}` } as Request);

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/index.html', 'text/html; charset=utf-8'],
    ['/index.html?x#y', 'text/html; charset=utf-8'],
    ['/assets/a%20b.js', 'text/javascript; charset=utf-8'],
  ])('serves %s under the policy', async (path, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  it.each([
    '/missing.html',
    '/notes.txt',
    '/assets',
    '/..%2fsecret.html',
    '/%2e%2e/secret.html',
    '/..%2frenderer-other%2fx.html',
    '/assets/..%2f..%2fsecret.html',
    '/index.html%00.html',
    '/%',
    '/%ff.html',
  ])('finds nothing at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('answers for its own host alone', async () => {
    expect((await get('/index.html', 'other')).status).toBe(404);
  });
});
