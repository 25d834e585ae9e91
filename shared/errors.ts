// Expected failures of a call from the window, thrown by services and turned into a value at the IPC border.
import type { CallFailure, ErrorCode } from './ipc/contract.ts';

export class AppError extends Error {
  readonly code: ErrorCode;
  /** Technical English, safe for a log: never form content, tokens or whole URLs. */
  readonly detail: string | undefined;

  constructor(code: ErrorCode, detail?: string, options?: ErrorOptions) {
    super(detail === undefined ? code : `${code}: ${detail}`, options);
    this.name = 'AppError';
    this.code = code;
    this.detail = detail;
  }

  toFailure(): CallFailure {
    return { code: this.code, ...(this.detail === undefined ? {} : { detail: this.detail }) };
  }
}

/** A message for people from whatever was thrown. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
