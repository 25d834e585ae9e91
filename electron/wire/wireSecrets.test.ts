import { expect, test } from 'vitest';
import type { ConnectionTarget } from '../mcp/transports.ts';
import { wireSecrets } from './wireSecrets.ts';

const http = (headers: Record<string, string>): ConnectionTarget => ({
  kind: 'http',
  url: 'http://127.0.0.1/mcp',
  headers,
});

test('C-PRV-3: what was put in the place of a reference, alone and with what stands around it', () => {
  const found = wireSecrets(
    http({ Authorization: 'Bearer ${secret:t}', 'X-Id': '${secret:u}', Accept: 'text/plain' }),
    http({ Authorization: 'Bearer abc-1', 'X-Id': 'u-2', Accept: 'text/plain' }),
  );
  expect(found).toEqual(expect.arrayContaining(['Bearer abc-1', 'abc-1', 'u-2']));
  expect(found).not.toContain('text/plain');
});

test('C-PRV-3: literal values that look like secrets', () => {
  const target = http({ Authorization: 'Basic eHl6', 'X-Plain': 'blue' });
  expect(wireSecrets(target, target)).toEqual(['Basic eHl6', 'eHl6']);
});
