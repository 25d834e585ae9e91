// The table of cases (cases/schemas.json), read: forms, what the gate makes of them, and what ways of filling them lead to.
import type { ProtocolRevision } from '../../elicitation/request.ts';
import type { DraftValue, FieldErrorId, FormDraft } from '../formDescription.ts';

export interface CaseAnswer {
  readonly fill: Readonly<Record<string, DraftValue>>;
  readonly valid: boolean;
  readonly content?: Readonly<Record<string, unknown>>;
  readonly errors?: Readonly<Record<string, FieldErrorId>>;
  readonly formErrors?: readonly string[];
}

export interface SchemaCase {
  readonly id: string;
  readonly why: string;
  readonly revision: ProtocolRevision;
  readonly params?: unknown;
  readonly paramsText?: string;
  readonly zone?: string;
  readonly expect: {
    readonly accepted: boolean;
    readonly reason?: string;
    readonly field?: string;
    readonly notes?: readonly { readonly id: string; readonly field?: string }[];
    readonly fields?: readonly Readonly<Record<string, unknown>>[];
    readonly fieldCount?: number;
    readonly optionCount?: number;
  };
  readonly answers?: readonly CaseAnswer[];
}

/** `text` is that of cases/schemas.json. The table is ours: its tests fail at once on another shape. */
export function parseCases(text: string): readonly SchemaCase[] {
  return JSON.parse(text) as readonly SchemaCase[];
}

export function draftOf(fill: CaseAnswer['fill']): FormDraft {
  return new Map(Object.entries(fill));
}

/** Params with the generated parts of the table written out. */
export function paramsOf(entry: SchemaCase): unknown {
  if (entry.paramsText !== undefined) return JSON.parse(entry.paramsText);
  const { message, requestedSchema, ...rest } = entry.params as Record<string, unknown>;
  return {
    ...rest,
    ...(message === undefined ? {} : { message: generated(message) }),
    ...(requestedSchema === undefined ? {} : { requestedSchema: generated(requestedSchema) }),
  };
}

interface Plan {
  readonly fields?: number;
  readonly type?: string;
  readonly options?: readonly number[];
  readonly multiple?: boolean;
  readonly bytes?: number;
  readonly wide?: number;
  readonly depth?: number;
  readonly characters?: number;
}

function generated(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('generate' in value)) return value;
  const plan = value.generate as Plan;
  if (plan.characters !== undefined) return 'x'.repeat(plan.characters);
  return { type: 'object', properties: propertiesOf(plan) };
}

function propertiesOf(plan: Plan): Record<string, unknown> {
  if (plan.fields !== undefined) {
    return Object.fromEntries(
      Array.from({ length: plan.fields }, (_, index) => [
        `f${index + 1}`,
        { type: plan.type ?? 'string' },
      ]),
    );
  }
  if (plan.options !== undefined) {
    return Object.fromEntries(
      plan.options.map((count, index) => [`c${index + 1}`, choiceOf(count, plan.multiple)]),
    );
  }
  if (plan.wide !== undefined) return note('\u6f22'.repeat(plan.wide));
  if (plan.bytes !== undefined) {
    const empty = JSON.stringify({ type: 'object', properties: note('') }).length;
    return note('x'.repeat(plan.bytes - empty));
  }
  let inner: unknown = { type: 'string' };
  for (let level = 0; level < (plan.depth ?? 0); level += 1) {
    inner = { type: 'object', properties: { a: inner } };
  }
  return { a: inner };
}

function choiceOf(count: number, isMultiple = false): unknown {
  const options = Array.from({ length: count }, (_, index) => `o${index + 1}`);
  const choice = { type: 'string', enum: options };
  return isMultiple ? { type: 'array', items: choice } : choice;
}

function note(description: string): Record<string, unknown> {
  return { note: { type: 'string', description } };
}
