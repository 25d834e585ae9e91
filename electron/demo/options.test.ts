import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('serves the newer generation over stdio unless told otherwise', () => {
  expect(readOptions([])).toEqual({
    era: 'modern',
    transport: 'stdio',
    port: 0,
    user: 'alice',
    pagePort: 0,
  });
  const flags = ['--http', '--port', '8123', '--era', 'legacy'];
  expect(readOptions([...flags, '--user', 'bob', '--page-port', '8124'])).toEqual({
    era: 'legacy',
    transport: 'http',
    port: 8123,
    user: 'bob',
    pagePort: 8124,
  });
});

test.each(['--help', '-h'])('%s asks for the usage', (flag) => {
  expect(readOptions(['--http', flag])).toEqual({ help: true });
});

test.each([
  [['--era', 'ancient'], 'ancient'],
  [['--port', '70000'], '70000'],
  [['--port', 'x'], 'x'],
  [['--stdio', '--http'], 'choose one'],
  [['--page-port', '1.5'], '1.5'],
  [['--user', 'eve'], 'eve'],
  [['--speed'], '--speed'],
])('%j is refused with the reason', (argv, reason) => {
  expect(readOptions(argv)).toEqual({ problem: expect.stringContaining(reason) });
});
