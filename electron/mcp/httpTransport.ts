// The SDK's Streamable HTTP transport plus what it keeps to itself: that the answer to a request can no longer come (C-MRT-22), and
// that the server knows our session no more (C-HTT-6).
import {
  SdkError,
  SdkErrorCode,
  SdkHttpError,
  StreamableHTTPClientTransport,
  isJSONRPCRequest,
  type JSONRPCMessage,
} from '@modelcontextprotocol/client';
import { rpcErrorIn } from './negotiationProbe.ts';

type SendOptions = NonNullable<Parameters<StreamableHTTPClientTransport['send']>[1]>;

const methodNotFound = -32601;

export class HttpTransport extends StreamableHTTPClientTransport {
  /** The stream of this request has ended for good. Also told when it ended after its answer. */
  onStreamEnd?: (requestId: string | number) => void;
  /** Called at most once in the life of the transport. The request that found out rejects with its own error. */
  onSessionOver?: () => void;
  #isSessionOver = false;

  override async send(
    message: JSONRPCMessage | JSONRPCMessage[],
    options?: SendOptions,
  ): Promise<void> {
    try {
      await super.send(
        message,
        isJSONRPCRequest(message) ? this.#following(message.id, options) : options,
      );
    } catch (error) {
      if (this.sessionId !== undefined && meansSessionOver(error)) this.#endSession();
      throw isJSONRPCRequest(message) ? asLoss(error) : error;
    }
  }

  /** Nothing is left to say goodbye to. */
  override async terminateSession(): Promise<void> {
    if (!this.#isSessionOver) await super.terminateSession();
  }

  #following(id: string | number, options: SendOptions = {}): SendOptions {
    return {
      ...options,
      onRequestStreamEnd: () => {
        options.onRequestStreamEnd?.();
        this.onStreamEnd?.(id);
      },
    };
  }

  #endSession(): void {
    if (this.#isSessionOver) return;
    this.#isSessionOver = true;
    this.onSessionOver?.();
  }
}

/** 410 is what some say instead. A method that the server does not know is not its session. */
function meansSessionOver(error: unknown): boolean {
  if (!(error instanceof SdkHttpError) || (error.status !== 404 && error.status !== 410))
    return false;
  return rpcErrorIn(error.data['text'])?.code !== methodNotFound;
}

/** fetch says with a TypeError that the request or its answer was cut off. */
function asLoss(error: unknown): unknown {
  if (!(error instanceof TypeError)) return error;
  return new SdkError(SdkErrorCode.SendFailed, error.message, { cause: error });
}
