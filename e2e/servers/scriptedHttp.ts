// The scripted server over Streamable HTTP on loopback, at /mcp. Prints its port as first line and
// ends when stdin closes.
//   --era, --revision, --name, --transcript, --discover-error, --ask-on-initialized, --silent
//                as in scripted.ts; transcript lines also hold method, status and headers
//   --port N     0 picks a free one (default)
//   --sse        modern: answers by an event stream instead of a JSON body
import { createServer } from 'node:http';
import { readHttpOptions } from './lib/options.ts';
import { createScriptedHttp } from './lib/httpFront.ts';
import { openTranscript } from './lib/transcript.ts';

const options = readHttpOptions(process.argv.slice(2));
const server = createServer(createScriptedHttp(options, openTranscript(options.transcript)));

server.listen(options.port, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(String(address.port));
});
process.stdin.resume().on('end', () => process.exit(0));
