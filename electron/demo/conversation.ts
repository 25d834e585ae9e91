// How a desk tool talks with a person, whatever the protocol generation: `next` is asked again with
// all answers so far, until it is done. The two generations only differ in who carries the answers
// from one step to the next (requirements S-ANS-1 to -3).
import { z } from 'zod';
import { type Answer, answerSchema, readAnswer } from './answers.ts';
import { type FormQuestion, formForRevision, type Revision } from './form.ts';
import { failure, type ToolResult } from './toolResult.ts';

export type Answers = ReadonlyMap<string, Answer>;

export type Step =
  | { kind: 'ask'; questions: Readonly<Record<string, FormQuestion>> }
  | { kind: 'done'; result: ToolResult };

export interface ToolCall {
  signal: AbortSignal;
  reportProgress(done: number, total: number, message: string): Promise<void>;
}

/** A tool with its arguments already checked. It must be a pure function of the answers. */
export type ToolRun = (answers: Answers, call: ToolCall) => Step | Promise<Step>;

export const conversationStateSchema = z.object({
  answers: z.array(z.tuple([z.string(), answerSchema])),
  failedRounds: z.number().int().min(0),
});
export type ConversationState = z.infer<typeof conversationStateSchema>;

export const freshConversation: ConversationState = { answers: [], failedRounds: 0 };

export type Turn =
  | { kind: 'ask'; questions: Record<string, FormQuestion>; state: ConversationState }
  | { kind: 'done'; result: ToolResult };

interface TurnInput {
  run: ToolRun;
  call: ToolCall;
  revision: Revision;
  state: ConversationState;
  /** What the client returned for the questions of the last turn; absent on the first one. */
  replies?: Readonly<Record<string, unknown>>;
}

const maxFailedRounds = 3;

export async function takeTurn({ run, call, revision, state, replies }: TurnInput): Promise<Turn> {
  const answers = new Map(state.answers);
  const complaints = new Map<string, string>();
  let { failedRounds } = state;

  let step = await run(answers, call);
  if (step.kind === 'ask' && replies !== undefined) {
    const settledBefore = answers.size;
    for (const [key, question] of openQuestions(step.questions, answers, revision)) {
      const reading = readAnswer(
        key,
        question,
        Object.hasOwn(replies, key) ? replies[key] : undefined,
      );
      if (reading.kind === 'answer') answers.set(key, reading.answer);
      if (reading.kind === 'invalid') complaints.set(key, reading.problem);
    }
    if (complaints.size > 0 || answers.size === settledBefore) failedRounds += 1;
    if (answers.size > settledBefore) step = await run(answers, call);
  }
  if (step.kind === 'done') return step;
  if (failedRounds >= maxFailedRounds) return { kind: 'done', result: gaveUp };

  const open = openQuestions(step.questions, answers, revision);
  return {
    kind: 'ask',
    questions: Object.fromEntries(
      open.map(([key, question]) => [key, withComplaint(question, complaints.get(key))]),
    ),
    state: { answers: [...answers], failedRounds },
  };
}

function openQuestions(
  questions: Readonly<Record<string, FormQuestion>>,
  answers: Answers,
  revision: Revision,
): [string, FormQuestion][] {
  return Object.entries(questions)
    .filter(([key]) => !answers.has(key))
    .map(([key, { message, requestedSchema }]) => [
      key,
      { message, requestedSchema: formForRevision(requestedSchema, revision) },
    ]);
}

function withComplaint(question: FormQuestion, problem: string | undefined): FormQuestion {
  if (problem === undefined) return question;
  return {
    ...question,
    message: `Something in the last answer does not fit: ${problem}. ${question.message}`,
  };
}

const gaveUp = failure(
  `We asked ${String(maxFailedRounds)} times and could not use the answers, so nothing was done.`,
  { outcome: 'unanswered' },
);
