// The window's pages come from the app's own scheme, with the policy that keeps everything else out (platform.md 5, 6).
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { protocol, type Session } from 'electron';

const appScheme = 'app';
export const appOrigin = `${appScheme}://frontdesk`;

/** Before the app is ready, once. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: appScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);
}

export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  // Sounds of a result, which came over the link already; none from anywhere else.
  'media-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "frame-src 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  // One policy, renderer/trustedTypes.ts, and no page code can make another.
  'trusted-types default',
].join('; ');

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Serves `rendererDir` and nothing outside of it. */
export function serveApp(session: Session, rendererDir: string): void {
  session.protocol.handle(appScheme, async (request) => {
    try {
      const url = new URL(request.url);
      const path = url.pathname === '/' ? '/index.html' : decodeURIComponent(url.pathname);
      const file = normalize(join(rendererDir, path));
      const type = contentTypes[extname(file)];
      const isOurs = url.host === 'frontdesk' && file.startsWith(rendererDir + sep);
      if (!isOurs || type === undefined) return notFound();
      const body = await readFile(file);
      return new Response(new Uint8Array(body), {
        headers: {
          'content-type': type,
          'content-security-policy': contentSecurityPolicy,
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
        },
      });
    } catch {
      // No such file, or no path at all.
      return notFound();
    }
  });
}

function notFound(): Response {
  return new Response('', { status: 404 });
}
