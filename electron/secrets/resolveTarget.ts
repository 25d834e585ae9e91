// References become values in one place, right before a connection is opened; only the transport gets the result.
import {
  namesIn,
  resolveText,
  type SecretRecipient,
} from '../../shared/servers/secretReferences.ts';
import type { ConnectionProblem } from '../../shared/servers/serverView.ts';
import type { ConnectionTarget } from '../mcp/transports.ts';
import type { SecretStore } from './secretStore.ts';

export type ResolvedTarget =
  | {
      readonly ok: true;
      readonly target: ConnectionTarget;
      /** The same problem without the values, which errors of libraries like to quote (C-PRV-3). */
      readonly redact: (problem: ConnectionProblem) => ConnectionProblem;
    }
  | { readonly ok: false; readonly problem: ConnectionProblem };

export async function resolveTarget(
  target: ConnectionTarget,
  recipient: SecretRecipient,
  store: Pick<SecretStore, 'read'>,
): Promise<ResolvedTarget> {
  const texts = Object.values(textsOf(target));
  const values = new Map<string, string>();
  const missing: string[] = [];
  for (const name of new Set(texts.flatMap(namesIn))) {
    const value = await store.read(name, recipient);
    if (value === null) missing.push(name);
    else values.set(name, value);
  }
  if (missing.length > 0) {
    return { ok: false, problem: { code: 'secret-missing', secrets: missing } };
  }
  const resolve = (record: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(record).map(([key, text]) => [
        key,
        resolveText(text, (name) => values.get(name) ?? ''),
      ]),
    );
  return {
    ok: true,
    target: withTexts(target, resolve),
    redact: (problem) => {
      if (problem.detail === undefined) return problem;
      const detail = [...values].reduce(
        (text, [name, value]) => text.replaceAll(value, () => `\${secret:${name}}`),
        problem.detail,
      );
      return { ...problem, detail };
    },
  };
}

function textsOf(target: ConnectionTarget): Readonly<Record<string, string>> {
  switch (target.kind) {
    case 'stdio':
      return target.program.env;
    case 'http':
      return target.headers;
    case 'built-in':
      return {};
  }
}

function withTexts(
  target: ConnectionTarget,
  resolve: (record: Readonly<Record<string, string>>) => Record<string, string>,
): ConnectionTarget {
  switch (target.kind) {
    case 'stdio':
      return { ...target, program: { ...target.program, env: resolve(target.program.env) } };
    case 'http':
      return { ...target, headers: resolve(target.headers) };
    case 'built-in':
      return target;
  }
}
