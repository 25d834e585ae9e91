// Which values of a connection never stand in what is kept of its messages (C-PRV-3): servers do send back what they were given.
import { looksLikeSecret } from '../../shared/servers/secretValue.ts';
import type { ConnectionTarget } from '../mcp/transports.ts';

/** `target`: as configured, with its references; `resolved`: with the values in their places. */
export function wireSecrets(
  target: ConnectionTarget,
  resolved: ConnectionTarget,
): readonly string[] {
  const configured = valuesOf(target);
  return Object.entries(valuesOf(resolved)).flatMap(([key, value]) => {
    const before = configured[key] ?? '';
    if (before === value) return looksLikeSecret({ key, value }) ? withParts(value) : [];
    const [start = '', ...rest] = before.split(/\$\{secret:[^}]*\}/);
    const end = rest.at(-1) ?? '';
    // A reference within a longer text: what stands in its place as well as the whole.
    return [value, ...withParts(value.slice(start.length, value.length - end.length))];
  });
}

/** `Bearer abc`: also what follows the scheme. */
function withParts(value: string): readonly string[] {
  const [, rest] = /^\S+\s+(\S.*)$/s.exec(value.trim()) ?? [];
  return rest === undefined ? [value] : [value, rest];
}

function valuesOf(target: ConnectionTarget): Readonly<Record<string, string>> {
  switch (target.kind) {
    case 'stdio':
      return target.program.env;
    case 'http':
      return target.headers;
    case 'built-in':
      return {};
  }
}
