import {
  SdkError,
  SdkErrorCode,
  SdkHttpError,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { problemOfHttp, problemOfLoss, problemOfProgram } from './connectionProblem.ts';

const facts = { exit: null, cwdExists: true, searchedFolders: ['/usr/bin', '/bin'] };
const system = (code: string, message = `spawn x ${code}`) =>
  Object.assign(new Error(message), { code });
/** As the SDK wraps what went wrong while it found out the generation. */
const inProbe = (cause: unknown) =>
  new SdkError(SdkErrorCode.EraNegotiationFailed, 'probe failed', { cause });
const http = (status: number) =>
  new SdkHttpError(SdkErrorCode.ClientHttpNotImplemented, 'not so', { status });
const timeOut = new SdkError(SdkErrorCode.RequestTimeout, 'Request timed out');

describe('why a local program is not connected', () => {
  it.each([
    ['ENOENT', { code: 'program-not-found', searched: ['/usr/bin', '/bin'] }],
    ['ENOTDIR', { code: 'program-not-found' }],
    ['EACCES', { code: 'program-not-executable' }],
    ['EPERM', { code: 'program-not-executable' }],
    ['ENOEXEC', { code: 'program-not-executable' }],
  ])('%s from the system', (code, problem) => {
    for (const error of [system(code), inProbe(system(code))]) {
      expect(problemOfProgram(error, facts)).toMatchObject(problem);
    }
  });

  it('its working folder is missing, which the system reports like a missing program', () => {
    expect(problemOfProgram(system('ENOENT'), { ...facts, cwdExists: false })).toEqual({
      code: 'working-folder-missing',
      detail: 'spawn x ENOENT',
    });
  });

  it.each([
    [
      { code: 7, signal: null },
      { exitCode: 7, signal: null },
    ],
    [
      { code: null, signal: 'SIGSEGV' },
      { exitCode: null, signal: 'SIGSEGV' },
    ],
  ])('it ended: %j', (exit, told) => {
    for (const error of [inProbe(undefined), timeOut]) {
      expect(problemOfProgram(error, { ...facts, exit })).toEqual({
        code: 'exited-early',
        ...told,
      });
    }
  });

  it.each([
    [timeOut, 'no-answer'],
    [new Error('Server’s protocol version is not supported: 2024-11-05'), 'unsupported-revision'],
    [new Error('odd'), 'failed'],
    ['odd', 'failed'],
  ])('%s', (error, code) => {
    expect(problemOfProgram(error, facts)).toEqual({ code, detail: expect.stringMatching(/./) });
  });
});

describe('why an address is not connected', () => {
  it.each([
    [http(401), { code: 'unauthorized' }],
    [inProbe(http(401)), { code: 'unauthorized' }],
    [new UnauthorizedError(), { code: 'unauthorized' }],
    [http(403), { code: 'forbidden', status: 403 }],
    [http(404), { code: 'http-status', status: 404 }],
    [inProbe(http(503)), { code: 'http-status', status: 503 }],
    [
      new SdkError(SdkErrorCode.ClientHttpUnexpectedContent, 'Unexpected content type: text/html'),
      { code: 'not-mcp' },
    ],
    [timeOut, { code: 'no-answer' }],
    [new Error('odd'), { code: 'failed', detail: 'odd' }],
  ])('%s', (error, problem) => {
    expect(problemOfHttp(error)).toMatchObject(problem);
  });

  it.each([
    ['ECONNREFUSED', 'refused'],
    ['ECONNRESET', 'refused'],
    ['UND_ERR_SOCKET', 'refused'],
    ['ENOTFOUND', 'host-not-found'],
    ['EAI_AGAIN', 'host-not-found'],
    ['ETIMEDOUT', 'no-answer'],
    ['UND_ERR_CONNECT_TIMEOUT', 'no-answer'],
    ['UND_ERR_HEADERS_TIMEOUT', 'no-answer'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'failed'],
    ['EHOSTUNREACH', 'failed'],
  ])('%s from the network is %s, and the reason is in the detail', (networkCode, code) => {
    const failed = new TypeError('fetch failed', { cause: system(networkCode, 'the reason') });
    for (const error of [failed, inProbe(failed)]) {
      expect(problemOfHttp(error)).toEqual({
        code,
        detail: expect.stringContaining('fetch failed: the reason'),
      });
    }
  });

  it('a name with several addresses that all refuse', () => {
    const all = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    expect(problemOfHttp(new TypeError('fetch failed', { cause: all }))).toEqual({
      code: 'refused',
      detail: 'fetch failed',
    });
  });

  it('comes to an end with errors that cause each other', () => {
    const error = new Error('a', { cause: new Error('b') });
    Reflect.set(Object(error.cause), 'cause', error);
    expect(problemOfHttp(error).code).toBe('failed');
  });
});

describe('why a connection is gone', () => {
  it('is known for a program that ended, and for nothing else', () => {
    expect(problemOfLoss({ code: 1, signal: null })).toEqual({
      code: 'link-lost',
      exitCode: 1,
      signal: null,
    });
    expect(problemOfLoss(null)).toStrictEqual({ code: 'link-lost' });
  });
});
