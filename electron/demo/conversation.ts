// How a desk tool talks with a person, whatever the protocol generation: `next` is asked again with
// all answers so far, until it is done. The two generations only differ in who carries the answers
// from one step to the next (requirements S-ANS-1 to -3).
import { z } from 'zod';
import { type Answer, answerSchema, readAnswer, readConsent } from './answers.ts';
import { type FormQuestion, formForRevision, type Revision } from './form.ts';
import type { Premises } from './premises.ts';
import { failure, type ToolResult } from './toolResult.ts';
import type { PageKind } from './visits.ts';

export type Answers = ReadonlyMap<string, Answer>;

/** A question in URL mode. Its accept is consent and no answer: the tool looks whether the page is done (S-ANS-4). */
export interface PageQuestion {
  message: string;
  page: PageKind;
  subject: string;
}

export type Question = FormQuestion | PageQuestion;

export type Step =
  | { kind: 'ask'; questions: Readonly<Record<string, Question>> }
  | { kind: 'done'; result: ToolResult };

export interface ToolCall {
  /** Whose call it is, and never by what the client or the person says (S-STA-3). */
  account: string;
  /** Names the conversation that the call belongs to; its pages are no other one's (S-STA-1). */
  conversation: string;
  premises: Premises;
  signal: AbortSignal;
  reportProgress(done: number, total: number, message: string): Promise<void>;
}

/**
 * A tool with its arguments already checked. It may be run again with the same answers at any time:
 * what it does depends on them and on what the desk keeps, and doing it twice does no more.
 */
export type ToolRun = (answers: Answers, call: ToolCall) => Step | Promise<Step>;

export const conversationStateSchema = z.object({
  answers: z.array(z.tuple([z.string(), answerSchema])),
  /** The keys of the last turn; a reply to anything else answers nothing. */
  asked: z.array(z.string()),
  failedRounds: z.number().int().min(0),
});
export type ConversationState = z.infer<typeof conversationStateSchema>;

export const freshConversation: ConversationState = {
  answers: [],
  asked: [],
  failedRounds: 0,
};

export type Turn =
  | { kind: 'ask'; questions: Record<string, Question>; state: ConversationState }
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
    const open = new Map(openQuestions(step.questions, answers, revision));
    let useless = 0;
    for (const key of state.asked) {
      const question = open.get(key);
      const reply = Object.hasOwn(replies, key) ? replies[key] : undefined;
      const reading =
        question !== undefined && 'requestedSchema' in question
          ? readAnswer(key, question, reply)
          : readConsent(key, reply);
      if (reading.kind === 'answer') answers.set(key, reading.answer);
      if (reading.kind === 'invalid') complaints.set(key, reading.problem);
      // Where the page went on by itself, its question is over and needs no reply.
      if (question !== undefined && (reading.kind === 'invalid' || reading.kind === 'missing')) {
        useless += 1;
      }
    }
    if (complaints.size > 0 || (useless > 0 && useless === state.asked.length)) failedRounds += 1;
    if (answers.size > state.answers.length) step = await run(answers, call);
  }
  if (step.kind === 'done') return step;
  if (failedRounds >= maxFailedRounds) return { kind: 'done', result: gaveUp };

  const open = openQuestions(step.questions, answers, revision);
  return {
    kind: 'ask',
    questions: Object.fromEntries(
      open.map(([key, question]) => [key, withComplaint(question, complaints.get(key))]),
    ),
    state: { answers: [...answers], asked: open.map(([key]) => key), failedRounds },
  };
}

function openQuestions(
  questions: Readonly<Record<string, Question>>,
  answers: Answers,
  revision: Revision,
): [string, Question][] {
  return Object.entries(questions)
    .filter(([key]) => !answers.has(key))
    .map(([key, question]) => [key, questionForRevision(question, revision)]);
}

function questionForRevision(question: Question, revision: Revision): Question {
  if (!('requestedSchema' in question)) return question;
  return { ...question, requestedSchema: formForRevision(question.requestedSchema, revision) };
}

function withComplaint(question: Question, problem: string | undefined): Question {
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
