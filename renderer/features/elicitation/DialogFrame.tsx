import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import type { QuestionView } from '../../../shared/elicitation/questionView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { QuestionHeader } from './QuestionHeader.tsx';
import { cx } from '../../ui/cx.ts';
import { useReturnFocus } from './useReturnFocus.ts';
import { useSuccession } from './useSuccession.ts';
import styles from './question.module.css';

interface DialogFrameProps {
  readonly question: QuestionView;
  /** What the person is asked, in the app's words: the name of the dialog. */
  readonly title: string;
  /** Ids of the parts that tell most, read out with the name. */
  readonly describedBy?: string;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly bodyRef?: Ref<HTMLDivElement>;
  /** The body needs no scrolling; otherwise it scrolls with the keyboard too. */
  readonly isInView: boolean;
  /** The cross and Escape. */
  readonly onClose: () => void;
  /** Of the app, about the server and not about this question. */
  readonly offer?: ReactNode;
  readonly children: ReactNode;
  readonly footer: ReactNode;
}

/** The panel of every question: who asks and what for above, the answers below, between them what is asked. */
export function DialogFrame(props: DialogFrameProps) {
  const { question, title, describedBy, headingRef, bodyRef, isInView } = props;
  const { elicitation, common } = useMessages();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isListOpen = useRef(false);
  const { isInert, takesNothing } = useSuccession();
  const { onClose } = props;
  useReturnFocus(headingRef);

  useEffect(() => {
    // What had the focus may be gone, as a "show more" that was pressed: the key is meant for the dialog all the same.
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (isNowhere(event.target) && isClosing(event) && !takesNothing()) onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose, takesNothing]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isClosing(event.nativeEvent) || takesNothing()) return;
    // An open list or calendar closes first, and lies outside of the panel in the page.
    const isInside = event.target instanceof Node && panel.current?.contains(event.target) === true;
    if (isInside && !isListOpen.current) onClose();
  };
  return (
    <div className={styles['layer']}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is a key of the dialog pattern. */}
      <div
        ref={panel}
        role="dialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={describedBy}
        tabIndex={-1}
        className={cx(styles['panel'], isInert && styles['inert'])}
        onKeyDownCapture={({ target }) => {
          isListOpen.current =
            target instanceof Element &&
            target.getAttribute('aria-expanded') === 'true' &&
            target.getAttribute('role') === 'combobox';
        }}
        onKeyDown={onKeyDown}
      >
        <QuestionHeader
          question={question}
          title={title}
          headingId={`${id}-title`}
          headingRef={headingRef}
          closeLabel={question.state.kind === 'withdrawn' ? common.dismiss : elicitation.close}
          onClose={onClose}
        />
        <div ref={bodyRef} className={styles['body']} tabIndex={isInView ? undefined : 0}>
          {props.children}
        </div>
        {props.offer}
        {props.footer}
      </div>
    </div>
  );
}

/** Nothing has the focus, or a part of the window as a whole, as after a click beside the dialog. */
function isNowhere(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.matches('[data-region]'));
}

/** Neither a held key nor one that ends the composing of a word is meant for the dialog. */
function isClosing(event: globalThis.KeyboardEvent): boolean {
  return event.key === 'Escape' && !event.defaultPrevented && !event.repeat && !event.isComposing;
}
