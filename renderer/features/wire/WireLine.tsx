import { useId, useState } from 'react';
import type { WireRow } from '../../../shared/wire/wireView.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { Time } from '../../ui/Time.tsx';
import { WireMessage } from './WireMessage.tsx';
import styles from './wire.module.css';

interface WireLineProps {
  readonly serverId: string;
  readonly serverName: string;
  readonly row: WireRow;
  readonly isRevealed: boolean;
}

const arrows = { sent: '→', received: '←' } as const;

/** When, which way, what and how large; the message itself on a click. */
export function WireLine({ serverId, serverName, row, isRevealed }: WireLineProps) {
  const { wire: words } = useMessages();
  const { bytes } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const lineId = useId();
  const messageId = useId();
  const isAnswer = row.kind === 'response' || row.kind === 'error';
  return (
    <li className={styles['entry']}>
      <div className={styles['line']}>
        {/* The whole line is its target; the words beside it are what it is described by. */}
        <button
          type="button"
          className={styles['toggle']}
          aria-label={words.details}
          aria-describedby={lineId}
          aria-expanded={isOpen}
          aria-controls={isOpen ? messageId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'chevronDown' : 'chevron'} />
        </button>
        <div id={lineId} className={styles['words']}>
          <span className={styles['quiet']}>
            <Time atMs={row.atMs} />
          </span>
          <span className={styles['direction']} data-direction={row.direction}>
            <span aria-hidden="true">{arrows[row.direction]}</span>{' '}
            {words.directions[row.direction]}
          </span>
          <span data-kind={row.kind} className={styles['kind']}>
            {words.kinds[row.kind]}
          </span>
          <span className={styles['method']}>
            {row.method !== null && (
              <>
                {isAnswer && `${words.answerTo} `}
                <code>
                  <InertText text={row.method} isCode />
                </code>
              </>
            )}
          </span>
          <span className={styles['quiet']}>
            {row.rpcId !== null && (
              <>
                {'id '}
                <InertText text={row.rpcId} isCode />
              </>
            )}
          </span>
          <span className={styles['size']}>{bytes(row.bytes)}</span>
        </div>
      </div>
      {isOpen && (
        <div id={messageId} className={styles['message']}>
          <WireMessage
            serverId={serverId}
            serverName={serverName}
            row={row}
            isRevealed={isRevealed && row.holdsAnswers}
          />
        </div>
      )}
    </li>
  );
}
