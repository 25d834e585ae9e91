import type { ReactNode } from 'react';
import type { ServerStanding } from '../../shared/elicitation/questionView.ts';
import type { TextFlag } from '../../shared/text/textFlag.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Icon } from './Icon.tsx';
import { InertText } from './InertText.tsx';
import { TextNotes } from './TextNotes.tsx';
import styles from './Attribution.module.css';

export interface AttributionProps {
  /** The person's own name for the server. Left out where a heading beside says it already. */
  readonly serverName?: string;
  readonly transport: 'stdio' | 'http' | 'built-in';
  /** The command or the host. */
  readonly endpoint: string;
  /** What the server calls itself: told, never relied on (C-IDN-2). */
  readonly selfReportedName: string | null;
  readonly selfReportedFlags: readonly TextFlag[];
  /** Left out where nothing is asked. */
  readonly standing?: ServerStanding;
  /** The action of the person that led to it, where there is a question. */
  readonly children?: ReactNode;
}

/**
 * Who it is, in the app's own voice and everywhere in the same order: name, command or host, what it says of itself, whether
 * it is the one that the person answered last, and what led to it (C-IDN-1, C-IDN-2).
 */
export function Attribution(props: AttributionProps) {
  const { serverName, transport, endpoint, selfReportedName, selfReportedFlags } = props;
  const { standing = 'known', children } = props;
  const { elicitation } = useMessages();
  return (
    <div className={styles['card']}>
      <TextNotes flags={selfReportedFlags} atMost={2}>
        <p className={styles['line']}>
          {serverName !== undefined && (
            <span className={styles['name']}>
              <InertText text={serverName} />
            </span>
          )}
          {endpoint !== '' && (
            <span className={styles['endpoint']}>
              <InertText text={endpoint} isCode />
            </span>
          )}
          <span>{elicitation.transports[transport]}</span>
          {selfReportedName !== null && selfReportedName !== '' && (
            <span data-server-text="name">
              <InertText text={elicitation.callsItself({ name: selfReportedName })} />
            </span>
          )}
        </p>
      </TextNotes>
      {standing !== 'known' && (
        <p className={styles[standing]} data-standing={standing}>
          <Icon name={standing === 'changed' ? 'warning' : 'note'} />
          <span>{elicitation.standings[standing]}</span>
        </p>
      )}
      {children}
    </div>
  );
}
