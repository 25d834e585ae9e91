// What the floor's window and the benchmark itself can ask of the floor's main process.
import type { RJSFSchema } from '@rjsf/utils';

export interface FloorQuestion {
  readonly message: string;
  readonly requestedSchema: RJSFSchema;
}

export interface FloorApi {
  connect(command: readonly string[]): Promise<unknown>;
  /** Resolves with the result, after the questions that the tool asks. */
  run(tool: string): Promise<unknown>;
  answer(content: unknown): Promise<unknown>;
  onQuestion(listener: (question: FloorQuestion) => void): void;
}
