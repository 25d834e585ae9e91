// A loopback HTTP server that answers every request with one status. Prints its port as first line.
//   --status N   the status (default 500); 401 comes with WWW-Authenticate
//   --port N     0 picks a free one (default)
//   --hang       takes the request and never answers
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    status: { type: 'string', default: '500' },
    port: { type: 'string', default: '0' },
    hang: { type: 'boolean', default: false },
  },
});

const server = createServer((_request, response) => {
  if (values.hang) return;
  const status = Number(values.status);
  const challenge = { 'WWW-Authenticate': 'Bearer realm="scripted"' };
  response.writeHead(status, { 'Content-Type': 'text/plain', ...(status === 401 && challenge) });
  response.end(`status ${status}`);
});

server.listen(Number(values.port), '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(String(address.port));
});
process.stdin.resume().on('end', () => process.exit(0));
