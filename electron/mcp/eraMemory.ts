// What was found out about a server's generation at an earlier connection (C-NEG-6), as the connection sees it.
import type { Era } from '../../shared/protocol/eras.ts';

export interface EraMemory {
  /** Null where nothing is known, or nothing recent enough. */
  recall(): Era | null;
  remember(era: Era): void;
  forget(): void;
}

/** Each connection finds out anew. */
export const noEraMemory: EraMemory = {
  recall: () => null,
  remember: () => undefined,
  forget: () => undefined,
};
