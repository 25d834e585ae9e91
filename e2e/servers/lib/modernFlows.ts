// The newer generation's way to ask: the n-th call of a flow gets the n-th round of its script.
import type { ModernScript } from './script.ts';
import { isRecord, type Message } from './wire.ts';

interface Leg {
  id: unknown;
  inputResponses?: unknown;
  requestState?: unknown;
}

export type Round = ({ bodyText: string } | { error: unknown }) & { hold?: string | undefined };

export class ModernFlows {
  readonly #legs = new Map<string, Leg[]>();

  next(script: ModernScript, message: Message): Round {
    const legs = this.#legs.get(script.flow) ?? [];
    this.#legs.set(script.flow, [...legs, legOf(message)]);
    const rounds = [
      ...(script.rounds ?? []).map(roundOf),
      ...(script.roundsText ?? []).map((bodyText) => ({ bodyText })),
    ];
    return rounds[legs.length] ?? this.#complete(script);
  }

  #complete({ flow, omitResultType, hold }: ModernScript): Round {
    const told = { legs: this.#legs.get(flow) ?? [] };
    const body = {
      content: [{ type: 'text', text: JSON.stringify(told) }],
      structuredContent: told,
      ...(omitResultType !== true && { resultType: 'complete' }),
    };
    return { bodyText: JSON.stringify(body), hold };
  }
}

function roundOf({ error, hold, ...round }: NonNullable<ModernScript['rounds']>[number]): Round {
  if (error !== undefined) return { error, hold };
  return { bodyText: JSON.stringify({ resultType: 'input_required', ...round }), hold };
}

function legOf({ id, params }: Message): Leg {
  if (!isRecord(params)) return { id };
  const { inputResponses, requestState } = params;
  return {
    id,
    ...(inputResponses !== undefined && { inputResponses }),
    ...(requestState !== undefined && { requestState }),
  };
}
