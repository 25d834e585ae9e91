// An opener on a system that notes down what it is handed, for tests of what stands before it.
import { createUrlOpener, type UrlOpener } from '../urlOpener.ts';

export interface RecordedOpener extends UrlOpener {
  /** Every address that was handed over, in order. */
  readonly opened: readonly string[];
}

export function createRecordedOpener({
  program = () => 'browser.desktop\n',
  openExternal = (): Promise<void> => Promise.resolve(),
}: {
  readonly program?: () => string;
  readonly openExternal?: () => Promise<void>;
} = {}): RecordedOpener {
  const opened: string[] = [];
  const opener = createUrlOpener({
    applicationFor: () => Promise.resolve(program()),
    openExternal: (url) => {
      opened.push(url);
      return openExternal();
    },
  });
  return { ...opener, opened };
}
