import { InertText } from './InertText.tsx';
import styles from './ToolName.module.css';

interface ToolNameProps {
  readonly name: string;
}

const longestShown = 120;

/** A name that a server chose, in the middle of our words: framed, so that it cannot pass for them (C-IDN-5). */
export function ToolName({ name }: ToolNameProps) {
  const text = name.length > longestShown ? `${name.slice(0, longestShown)}…` : name;
  return (
    <code className={styles['name']}>
      <InertText text={text} isCode />
    </code>
  );
}
