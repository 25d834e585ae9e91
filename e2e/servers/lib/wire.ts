// JSON-RPC as text. Bodies are put in as they are, so that a script decides on every byte: keys such
// as "__proto__" or "10" would not survive a trip through an object.

export type RequestId = string | number;

export interface Message {
  id?: RequestId;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: unknown;
}

export function requestText(id: RequestId, method: string, paramsText: string): string {
  return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"method":"${method}","params":${paramsText}}`;
}

export function notificationText(method: string, params: unknown): string {
  return `{"jsonrpc":"2.0","method":"${method}","params":${JSON.stringify(params)}}`;
}

export function resultText(id: RequestId, bodyText: string): string {
  return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${bodyText}}`;
}

export function errorText(id: RequestId, error: unknown): string {
  return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"error":${JSON.stringify(error)}}`;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A message as received, or nothing where the text is none. */
export function readMessage(text: string): Message | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined; // what a client sends wrongly is in the transcript; the script goes on
  }
}
