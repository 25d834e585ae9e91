import type { WireRow } from '../../../shared/wire/wireView.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { InertText } from '../../ui/InertText.tsx';
import { Time } from '../../ui/Time.tsx';
import { UnfoldingLine } from '../../ui/UnfoldingLine.tsx';
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
  const isAnswer = row.kind === 'response' || row.kind === 'error';
  return (
    <li className={styles['entry']}>
      <UnfoldingLine
        label={words.details}
        className={styles['words']}
        contentClassName={styles['message']}
        words={
          <>
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
          </>
        }
      >
        <WireMessage
          serverId={serverId}
          serverName={serverName}
          row={row}
          isRevealed={isRevealed && row.holdsAnswers}
        />
      </UnfoldingLine>
    </li>
  );
}
