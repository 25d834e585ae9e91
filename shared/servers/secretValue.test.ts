import { describe, expect, it } from 'vitest';
import { looksLikeSecret, namesSecretValue } from './secretValue.ts';

describe('names of headers and variables that hold a secret', () => {
  it.each([
    'Authorization',
    'Proxy-Authorization',
    'X-Api-Key',
    'API_KEY',
    'OPENAI_API_KEY',
    'GITHUB_PERSONAL_ACCESS_TOKEN',
    'SLACK_TOKEN',
    'DB_PASSWORD',
    'SMTP_PASS',
    'clientSecret',
    'AWS_SECRET_ACCESS_KEY',
    'ACME_KEY',
    'Cookie',
    'GOOGLE_CREDENTIALS',
  ])('%s', (key) => {
    expect(namesSecretValue(key)).toBe(true);
    expect(looksLikeSecret({ key, value: 'x' })).toBe(true);
  });

  it.each([
    'LOG_LEVEL',
    'PATH',
    'NODE_ENV',
    'X-Team',
    'MAX_TOKENS',
    'TOKEN_LIMIT',
    'KEYBOARD',
    'AUTHOR',
    'PASSENGER',
    'GREETING',
    'KEY_FILE_FORMAT',
  ])('not %s', (key) => {
    expect(namesSecretValue(key)).toBe(false);
  });
});

describe('values that are secrets under any name', () => {
  it.each([
    'Bearer abc',
    'ghp_16C7e42F292c6912E7710c838347Ae178B4a',
    'sk-proj-abcdefghijklmnop1234',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc',
    'postgres://desk:hunter2@127.0.0.1/db',
    '-----BEGIN RSA PRIVATE KEY-----\nx',
  ])('%s', (value) => {
    expect(looksLikeSecret({ key: 'X', value })).toBe(true);
  });

  it.each(['', ' ', 'debug', 'https://acme.example/path', '/usr/bin', '${secret:acme}', '8080'])(
    'not %j',
    (value) => {
      expect(looksLikeSecret({ key: 'X', value })).toBe(false);
    },
  );

  it('nothing is offered twice, and nothing empty', () => {
    expect(looksLikeSecret({ key: 'TOKEN', value: 'Bearer ${secret:acme}' })).toBe(false);
    expect(looksLikeSecret({ key: 'TOKEN', value: '' })).toBe(false);
  });
});
