// Completion notices of one connection (2025-11-25): ids that nobody follows, and repeats, are ignored (C-CMP-1, C-CMP-2).

export interface Completions {
  /** `onComplete` runs once at most. Returns the function that stops following. */
  follow(elicitationId: string, onComplete: () => void): () => void;
  complete(elicitationId: string): void;
}

export function createCompletions(): Completions {
  const followers = new Map<string, Set<() => void>>();
  return {
    follow: (elicitationId, onComplete) => {
      const ofId = followers.get(elicitationId) ?? new Set();
      followers.set(elicitationId, ofId.add(onComplete));
      return () => {
        ofId.delete(onComplete);
        if (ofId.size === 0 && followers.get(elicitationId) === ofId)
          followers.delete(elicitationId);
      };
    },
    complete: (elicitationId) => {
      const ofId = followers.get(elicitationId);
      followers.delete(elicitationId);
      for (const onComplete of ofId ?? []) onComplete();
    },
  };
}
