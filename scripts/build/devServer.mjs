// The window's pages while developing. The app fetches them under its own scheme, so the policy that
// hot reload needs comes from here and not from the product.
import net from 'node:net';
import { rendererBundle } from './targets.mjs';

const nonce = 'frontdesk-dev';

/** @param {number} port */
const developmentPolicy = (port) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ws://127.0.0.1:${port}`,
    "font-src 'self'",
    "img-src 'self' data:",
    'media-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-src 'none'",
    "object-src 'none'",
  ].join('; ');

/** @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
export async function startDevServer() {
  const { createServer } = await import('vite');
  const port = await freePort();
  const server = await createServer({
    ...(await rendererBundle()),
    html: { cspNonce: nonce },
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      // The page's own address has no port, so the client must be told.
      ws: { host: '127.0.0.1', clientPort: port, protocol: 'ws' },
      headers: { 'content-security-policy': developmentPolicy(port) },
    },
  });
  await server.listen();
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
