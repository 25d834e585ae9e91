// Tells a server of the HTTP+SSE transport of 2024-11-05, which is not adopted, so that the person gets a clear message (C-HTT-8).

const patienceMs = 3_000;
/** The event that tells is the first one. */
const maxBytes = 8_192;

/** Whether a GET opens a stream whose first event is `endpoint`. Never rejects; takes 3 s at most. */
export async function speaksOldSse(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<boolean> {
  const done = new AbortController();
  try {
    const response = await fetch(url, {
      headers: { ...headers, accept: 'text/event-stream' },
      // The headers may hold secrets that are meant for this origin.
      redirect: 'manual',
      signal: AbortSignal.any([signal, done.signal, AbortSignal.timeout(patienceMs)]),
    });
    const isStream = /^\s*text\/event-stream\b/i.test(response.headers.get('content-type') ?? '');
    if (!response.ok || !isStream || response.body === null) return false;
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of response.body) {
      if (!(chunk instanceof Uint8Array)) break;
      text += decoder.decode(chunk, { stream: true });
      if (/\r?\n\r?\n/.test(text.trimStart()) || text.length > maxBytes) break;
    }
    return /^event:\s*endpoint\s*$/m.test(text);
  } catch {
    return false;
  } finally {
    done.abort();
  }
}
