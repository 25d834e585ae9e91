import { expect, test } from 'vitest';
import { maskedCommand } from './maskedCommand.ts';

test.each([
  ['', ''],
  ['mcp.calendar.example:8443', 'mcp.calendar.example:8443'],
  ['node demo-server --stdio', 'node demo-server --stdio'],
  ['npx -y @scope/server@1.2.3', 'npx -y @scope/server@1.2.3'],
  [
    '"/home/ada/My Documents/server.js" --port 8080',
    '"/home/ada/My Documents/server.js" --port 8080',
  ],
])('%s stays as it is', (line, masked) => {
  expect(maskedCommand(line)).toBe(masked);
});

test.each([
  ['server --token abc', 'server --token …'],
  ['server --api-key "a b c" --stdio', 'server --api-key … --stdio'],
  ['server --token -abc --stdio', 'server --token … --stdio'],
  ['npx mcp-remote --header "Authorization: Bearer abc"', 'npx mcp-remote --header …'],
  ['server --header X-Api-Key:abc', 'server --header X-Api-Key:…'],
  ['server --config {"apiKey":"abc"}', 'server --config …'],
  ['server "{\\"apiKey\\": \\"abc\\"}"', 'server …'],
  ['server https://x.example/s/a1b2c3d4e5f6a7b8c9d0e1/mcp', 'server https://x.example/s/…/mcp'],
  ['server --github-token=abc', 'server --github-token=…'],
  ['server "--password=a b"', 'server --password=…'],
  ['env API_KEY=abc server', 'env API_KEY=… server'],
  ['server sk1aaaaaaaaaaaaaaaaaaaaaaaa', 'server …'],
  ['server postgres://ada:hunter2@db.example/x', 'server postgres://…@db.example/x'],
  ['server https://x.example/mcp?key=abc#d', 'server https://x.example/mcp…'],
])('C-PRV-3: %s keeps no secret', (line, masked) => {
  expect(maskedCommand(line)).toBe(masked);
});

test('is bounded, and quick on what goes on for ever', () => {
  expect(maskedCommand(`server ${'x '.repeat(100_000)}`).length).toBeLessThanOrEqual(401);
  expect(maskedCommand(`"${'\\"'.repeat(50_000)}`).length).toBeLessThanOrEqual(401);
});
