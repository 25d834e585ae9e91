// Flags that the scripted servers share; what each does is told at the head of their files.
import { parseArgs } from 'node:util';

export interface ScriptedOptions {
  era: 'legacy' | 'modern';
  revision: string;
  name: string;
  transcript?: string;
  discoverErrorCode: number;
  askOnInitialized: boolean;
  silent: boolean;
}

const sharedFlags = {
  era: { type: 'string', default: 'modern' },
  revision: { type: 'string' },
  name: { type: 'string', default: 'scripted' },
  transcript: { type: 'string' },
  'discover-error': { type: 'string', default: '-32601' },
  'ask-on-initialized': { type: 'boolean', default: false },
  silent: { type: 'boolean', default: false },
} as const;

const stdioFlags = {
  'ignore-stdin-close': { type: 'boolean', default: false },
  'ignore-sigterm': { type: 'boolean', default: false },
  grandchild: { type: 'boolean', default: false },
  noise: { type: 'boolean', default: false },
  'stderr-lines': { type: 'string', default: '0' },
  'exit-at-once': { type: 'string' },
} as const;

const httpFlags = {
  port: { type: 'string', default: '0' },
  sse: { type: 'boolean', default: false },
} as const;

export interface StdioOptions extends ScriptedOptions {
  ignoreStdinClose: boolean;
  ignoreSigterm: boolean;
  grandchild: boolean;
  noise: boolean;
  stderrLines: number;
  exitAtOnce?: number;
}

export interface HttpOptions extends ScriptedOptions {
  port: number;
  sse: boolean;
}

export function readStdioOptions(argv: readonly string[]): StdioOptions {
  const options = { ...sharedFlags, ...stdioFlags };
  const { values } = parseArgs({ args: joinNegative(argv), options });
  const exitAtOnce = values['exit-at-once'];
  return {
    ...shared(values),
    ignoreStdinClose: values['ignore-stdin-close'],
    ignoreSigterm: values['ignore-sigterm'],
    grandchild: values.grandchild,
    noise: values.noise,
    stderrLines: Number(values['stderr-lines']),
    ...(exitAtOnce !== undefined && { exitAtOnce: Number(exitAtOnce) }),
  };
}

export function readHttpOptions(argv: readonly string[]): HttpOptions {
  const options = { ...sharedFlags, ...httpFlags };
  const { values } = parseArgs({ args: joinNegative(argv), options });
  return { ...shared(values), port: Number(values.port), sse: values.sse };
}

interface SharedValues {
  era: string;
  revision?: string | undefined;
  name: string;
  transcript?: string | undefined;
  'discover-error': string;
  'ask-on-initialized': boolean;
  silent: boolean;
}

function shared(values: SharedValues): ScriptedOptions {
  const { era, name, transcript, silent } = values;
  if (era !== 'legacy' && era !== 'modern') throw new Error(`Unknown era "${era}".`);
  return {
    era,
    revision: values.revision ?? (era === 'modern' ? '2026-07-28' : '2025-11-25'),
    name,
    ...(transcript !== undefined && { transcript }),
    discoverErrorCode: Number(values['discover-error']),
    askOnInitialized: values['ask-on-initialized'],
    silent,
  };
}

/** `--discover-error -32000` reads as two flags to `parseArgs`; `--discover-error=-32000` does not. */
function joinNegative(argv: readonly string[]): string[] {
  return argv.reduce<string[]>((joined, word) => {
    const flag = /^-\d/.test(word) ? joined.pop() : undefined;
    return [...joined, flag === undefined ? word : `${flag}=${word}`];
  }, []);
}
