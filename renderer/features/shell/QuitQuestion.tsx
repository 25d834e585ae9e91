import { useEffect, useId, useRef } from 'react';
import type { OpenWork } from '../../../shared/ipc/contract.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useApi, useQuit, useStores } from '../../state/hooks.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './QuitQuestion.module.css';

/** Asks before what is open is cancelled by quitting (C-ACT-5); tells main that it asks. */
export function QuitQuestion() {
  const api = useApi();
  const { quit } = useStores();
  const asked = useQuit((state) => state.asked);
  useEffect(() => {
    if (asked !== null) void api.app.quitShown();
  }, [api, asked]);
  if (asked === null) return null;
  return (
    <QuitPanel
      work={asked}
      onQuit={() => void api.app.quit()}
      onKeepOpen={() => {
        quit.setState({ asked: null });
        void api.app.keepOpen();
      }}
    />
  );
}

function headingOfDialog(): HTMLElement | null {
  return document.querySelector('[role="dialog"] h1');
}

interface QuitPanelProps {
  readonly work: OpenWork;
  readonly onQuit: () => void;
  readonly onKeepOpen: () => void;
}

function QuitPanel({ work, onQuit, onKeepOpen }: QuitPanelProps) {
  const { attention } = useMessages();
  const { number } = useFormats();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      const isSomewhere = before instanceof HTMLElement && before !== document.body;
      // A question may have come meanwhile, which could not take the focus.
      const next = isSomewhere && before.isConnected ? before : headingOfDialog();
      next?.focus();
    };
  }, []);
  const { questions, actions } = work;
  return (
    <div className={styles['layer']}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is a key of the dialog pattern. */}
      <div
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className={styles['panel']}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.repeat) onKeepOpen();
        }}
      >
        <h1 id={`${id}-title`} ref={heading} tabIndex={-1}>
          {attention.quitTitle}
        </h1>
        <div id={`${id}-text`}>
          {questions > 0 && (
            <p>{attention.questionsOpen({ count: questions, shown: number(questions) })}</p>
          )}
          {actions > 0 && (
            <p>{attention.actionsRunning({ count: actions, shown: number(actions) })}</p>
          )}
          <p>{attention.quitText}</p>
        </div>
        <div className={styles['buttons']}>
          <Button onPress={onQuit}>{attention.quit}</Button>
          <Button variant="primary" onPress={onKeepOpen}>
            {attention.keepOpen}
          </Button>
        </div>
      </div>
    </div>
  );
}
