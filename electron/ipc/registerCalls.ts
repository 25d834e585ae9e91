// The only place that touches ipcMain: a call is answered when it comes from our own page, and when its argument is what the contract says.
import { ipcMain, type BrowserWindow, type IpcMainInvokeEvent } from 'electron';
import { AppError, describeError } from '../../shared/errors.ts';
import { callNames, type CallName } from '../../shared/ipc/channels.ts';
import {
  callArguments,
  type CallArguments,
  type CallResult,
  type CallResults,
} from '../../shared/ipc/contract.ts';
import type { RefusedCalls } from './refusedCalls.ts';

/** The compiler refuses a missing or an extra handler. */
export type CallHandlers = {
  readonly [N in CallName]: (
    argument: CallArguments[N],
  ) => CallResults[N] | Promise<CallResults[N]>;
};

export interface CallDoor {
  readonly window: BrowserWindow;
  /** `app://frontdesk`, or the development server's origin. */
  readonly origin: string;
}

/** Returns the function that takes the handlers away again. */
export function registerCalls(
  door: CallDoor,
  handlers: CallHandlers,
  refusedCalls: RefusedCalls,
  log: (line: string) => void,
): () => void {
  const register = (name: CallName): void => {
    ipcMain.handle(name, async (event, argument: unknown): Promise<CallResult<CallName>> => {
      if (!isOurPage(event, door)) {
        refusedCalls.note(name, 'unknown page');
        return { ok: false, error: { code: 'bad-request', detail: 'sender' } };
      }
      return answer(name, argument, handlers[name], refusedCalls, log);
    });
  };
  for (const name of callNames) register(name);
  return () => {
    for (const name of callNames) ipcMain.removeHandler(name);
  };
}

/** Exported for tests: what happens to an argument once its sender is known. */
export async function answer<N extends CallName>(
  name: N,
  argument: unknown,
  handler: CallHandlers[N],
  refusedCalls: RefusedCalls,
  log: (line: string) => void,
): Promise<CallResult<N>> {
  const parsed = callArguments[name].safeParse(argument);
  if (!parsed.success) {
    refusedCalls.note(name, 'malformed argument');
    return { ok: false, error: { code: 'bad-request', detail: parsed.error.message } };
  }
  try {
    // The schema of this very call has parsed it; the map of schemas and the map of types are one.
    const value = await handler(parsed.data as CallArguments[N]);
    return { ok: true, value };
  } catch (error) {
    if (error instanceof AppError) {
      if (error.code === 'too-early') refusedCalls.note(name, error.code);
      return { ok: false, error: error.toFailure() };
    }
    log(`call ${name} failed: ${describeError(error)}`);
    return { ok: false, error: { code: 'internal', detail: describeError(error) } };
  }
}

function isOurPage(event: IpcMainInvokeEvent, door: CallDoor): boolean {
  const frame = event.senderFrame;
  if (frame === null || door.window.isDestroyed()) return false;
  if (frame !== door.window.webContents.mainFrame) return false;
  return frame.url === door.origin || frame.url.startsWith(`${door.origin}/`);
}
