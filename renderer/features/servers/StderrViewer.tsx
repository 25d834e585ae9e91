import { useEffect, useMemo, useState } from 'react';
import type { CallResult } from '../../../shared/ipc/contract.ts';
import { cleanText } from '../../../shared/text/cleanText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useApi } from '../../state/hooks.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { ServerFrame } from '../../ui/ServerText.tsx';
import { FailureNote } from '../shell/FailureNote.tsx';
import styles from './StderrViewer.module.css';

interface StderrViewerProps {
  readonly serverId: string;
  readonly serverName: string;
}

/** What is drawn; copying takes all of it. The latest lines are the ones that explain. */
const shownAtMost = 19_000;

/** What a server's program wrote to stderr, read when it is opened and on demand. */
export function StderrViewer({ serverId, serverName }: StderrViewerProps) {
  const { common, servers } = useMessages();
  const api = useApi();
  const [result, setResult] = useState<CallResult<'servers.readStderr'> | null>(null);
  // Each press of Refresh reads anew.
  const [reading, setReading] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void api.servers.readStderr({ serverId }).then((latest) => {
      if (isCurrent) setResult(latest);
    });
    return () => {
      isCurrent = false;
    };
  }, [api, serverId, reading]);
  const output = result?.ok === true ? result.value : null;
  const text = output?.text ?? '';
  // Copying takes it as it came.
  const shown = useMemo(() => cleanText(text.slice(-shownAtMost), 'resultText').visible, [text]);
  const isCut = output?.truncated === true || text.length > shownAtMost;
  return (
    <div className={styles['viewer']}>
      <p className={styles['note']}>{servers.stderrText}</p>
      <FailureNote failure={result?.ok === false ? result.error : null} />
      {output !== null && text === '' && <p>{servers.stderrEmpty}</p>}
      {text !== '' && (
        <ServerFrame server={serverName}>
          {isCut && <p className={styles['note']}>{servers.stderrTruncated}</p>}
          {/* A scrolled area has to be reachable by keyboard. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre className={styles['output']} tabIndex={0} aria-label={servers.stderr}>
            <InertText text={shown} />
          </pre>
        </ServerFrame>
      )}
      <div className={styles['buttons']}>
        <Button size="small" icon="again" onPress={() => setReading(reading + 1)}>
          {common.refresh}
        </Button>
        {text !== '' && <CopyButton text={text} />}
      </div>
    </div>
  );
}
