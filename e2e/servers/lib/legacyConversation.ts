// The older generation's way to ask: requests of our own while the tool call stays open.
import { questionsOf, type LegacyScript, type Question } from './script.ts';
import { notificationText, requestText, type Message } from './wire.ts';

export interface Asking {
  send: (text: string) => void;
  exit: (code: number) => void;
  after: (delayMs: number, act: () => void) => void;
}

export interface Answered {
  id: string | number;
  result?: unknown;
  error?: unknown;
  withdrawn?: true;
}

export class LegacyConversation {
  readonly #open = new Map<string, (answer: Answered) => void>();
  readonly #callsOfFlow = new Map<string, number>();
  #nextId = 1000;

  /** A response of the client to a question of ours. */
  answer(message: Message): void {
    const key = JSON.stringify(message.id);
    const settle = this.#open.get(key);
    if (settle === undefined || message.id === undefined) return;
    this.#open.delete(key);
    const { id, result, error } = message;
    settle({ id, ...(error === undefined ? { result } : { error }) });
  }

  /** The error that this call of the flow ends in; counts the call. */
  errorOf({ flow, errors = [] }: LegacyScript): unknown {
    if (flow === undefined) return undefined;
    const index = this.#callsOfFlow.get(flow) ?? 0;
    this.#callsOfFlow.set(flow, index + 1);
    return errors[index];
  }

  async follow(script: LegacyScript, asking: Asking): Promise<Answered[]> {
    const questions = questionsOf(script, () => this.#nextId++);
    if (script.withdrawAfterMs !== undefined) {
      asking.after(script.withdrawAfterMs, () => {
        this.#withdraw(questions, asking);
        if (script.thenExit === true) asking.exit(1);
      });
    }
    if (script.sequential === true) {
      const answers: Answered[] = [];
      for (const question of questions) answers.push(await this.#ask(question, asking));
      return answers;
    }
    const waiting = questions.map((question) => this.#ask(question, asking));
    if (script.thenExit === true && script.withdrawAfterMs === undefined) asking.exit(1);
    return Promise.all(waiting);
  }

  #ask({ id, paramsText }: Question, asking: Asking): Promise<Answered> {
    return new Promise((resolve) => {
      this.#open.set(JSON.stringify(id), resolve);
      asking.send(requestText(id, 'elicitation/create', paramsText));
    });
  }

  #withdraw(questions: readonly Question[], asking: Asking): void {
    for (const { id } of questions) {
      const settle = this.#open.get(JSON.stringify(id));
      if (settle === undefined) continue;
      this.#open.delete(JSON.stringify(id));
      asking.send(notificationText('notifications/cancelled', { requestId: id }));
      settle({ id, withdrawn: true });
    }
  }
}
