import { useMemo } from 'react';
import { shownName } from '../../shared/text/shownName.ts';
import { InertText } from './InertText.tsx';
import styles from './ToolName.module.css';

interface ToolNameProps {
  /** As it goes on the wire. */
  readonly name: string;
  /** For a control that is described by it. */
  readonly id?: string;
}

const longestCodes = 120;

/** A name that a server chose, in the middle of our words: cleaned, and framed so that it cannot pass for them (C-IDN-5). */
export function ToolName({ name, id }: ToolNameProps) {
  // Of one in which nothing can be seen, the codes are all there is to tell it by.
  const text = useMemo(() => shownName(name) || name.slice(0, longestCodes), [name]);
  return (
    <code id={id} className={styles['name']} data-server-text="name">
      <InertText text={text} isCode />
    </code>
  );
}
