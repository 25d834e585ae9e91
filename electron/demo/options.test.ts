import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('serves the newer generation over stdio unless told otherwise', () => {
  expect(readOptions([])).toEqual({ era: 'modern', transport: 'stdio', port: 0 });
  expect(readOptions(['--http', '--port', '8123', '--era', 'legacy'])).toEqual({
    era: 'legacy',
    transport: 'http',
    port: 8123,
  });
});

test.each([
  [['--era', 'ancient'], 'ancient'],
  [['--port', '70000'], '70000'],
  [['--port', 'x'], 'x'],
  [['--stdio', '--http'], 'choose one'],
  [['--speed'], '--speed'],
])('%j is refused with the reason', (argv, reason) => {
  expect(readOptions(argv)).toEqual({ problem: expect.stringContaining(reason) });
});
