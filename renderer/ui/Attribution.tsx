import type { TextFlag } from '../../shared/text/textFlag.ts';
import { useMessages } from '../i18n/useMessages.ts';
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
}

/** Who is asking, in the app's own voice: name, command or host, and last what it says of itself (C-IDN-1). */
export function Attribution(props: AttributionProps) {
  const { serverName, transport, endpoint, selfReportedName, selfReportedFlags } = props;
  const { elicitation } = useMessages();
  return (
    <TextNotes flags={selfReportedFlags}>
      <p className={styles['line']}>
        {serverName !== undefined && (
          <span className={styles['name']}>
            <InertText text={serverName} />
          </span>
        )}
        {endpoint !== '' && (
          <span className={styles['endpoint']}>
            <InertText text={endpoint} />
          </span>
        )}
        <span>{elicitation.transports[transport]}</span>
        {selfReportedName !== null && selfReportedName !== '' && (
          <span>
            <InertText text={elicitation.callsItself({ name: selfReportedName })} />
          </span>
        )}
      </p>
    </TextNotes>
  );
}
