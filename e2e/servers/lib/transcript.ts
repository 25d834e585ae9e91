// Every line that crosses the wire, written at once, so that a killed server loses none.
import { appendFileSync } from 'node:fs';

export interface TranscriptEntry {
  dir: 'in' | 'out';
  line: string;
  /** HTTP only. */
  method?: string;
  status?: number;
  headers?: Readonly<NodeJS.Dict<string | string[]>>;
  /** HTTP only: the client closed the stream before it ended. */
  closed?: true;
}

export type Recorder = (entry: TranscriptEntry) => void;

export function openTranscript(file: string | undefined): Recorder {
  if (file === undefined) return () => undefined;
  return (entry) => {
    appendFileSync(file, `${JSON.stringify({ atMs: Date.now(), ...entry })}\n`);
  };
}
