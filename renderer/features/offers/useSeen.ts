// What the person has in front of them of a server's list: it stays while the connection or the list is away for a moment, and when
// the server changes it, until they look at it again (C-IDN-10).
import { useState } from 'react';

interface Seen<Entry> {
  readonly seen: Entry | undefined;
  /** Null while it is the one that was seen. */
  readonly onLookAgain: (() => void) | null;
}

export function useSeen<Entry extends { readonly definition: string }>(
  listed: Entry | undefined,
): Seen<Entry> {
  const [seen, setSeen] = useState(listed);
  if (listed !== undefined && seen === undefined) setSeen(listed);
  const isSame = listed === undefined || listed.definition === seen?.definition;
  return { seen: seen ?? listed, onLookAgain: isSame ? null : () => setSeen(listed) };
}
