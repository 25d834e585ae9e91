import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { focusRegion, nextRegion } from './regions.ts';
import { useTyping } from './useTyping.ts';
import styles from './Window.module.css';

interface ContentProps {
  /** Whose question lies over the page, if one does. */
  readonly coveredBy: string | null;
  /** Another page starts at its top. */
  readonly place: unknown;
  readonly children: ReactNode;
}

/** The page. A question over it takes it out of reach, but no keystroke from the field that somebody is typing in (C-IDN-9). */
export function Content({ coveredBy, place, children }: ContentProps) {
  const { attention, common } = useMessages();
  const area = useRef<HTMLElement>(null);
  const isTyping = useTyping();
  const isCovered = coveredBy !== null;
  useEffect(() => {
    if (area.current !== null) area.current.scrollTop = 0;
  }, [place]);
  useEffect(() => {
    const content = area.current;
    if (!isCovered || content === null) return;
    // What is typed goes on into the field; what leaves it or sets off something in the covered page does not.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (event.key !== 'Tab') return;
      event.preventDefault();
      const region = nextRegion(document, content, event.shiftKey);
      if (region !== null) focusRegion(region);
    };
    content.addEventListener('keydown', onKeyDown, { capture: true });
    return () => content.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isCovered]);
  return (
    <>
      <main
        ref={area}
        className={styles['content']}
        aria-label={common.content}
        data-region
        tabIndex={-1}
        // The list beside it stays usable.
        inert={isCovered && !isTyping}
      >
        {children}
      </main>
      {/* The focus stays where it is, so nothing else would tell. */}
      <p role="status" className="visually-hidden">
        {isTyping && isCovered ? attention.arrived({ server: coveredBy }) : ''}
      </p>
    </>
  );
}
