import { useEffect, useMemo, useState } from 'react';
import type { CallResult } from '../../../shared/ipc/contract.ts';
import { inertJson } from '../../../shared/text/inertJson.ts';
import type { WireRow } from '../../../shared/wire/wireView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useApi } from '../../state/hooks.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { ServerFrame } from '../../ui/ServerText.tsx';
import { FailureNote } from '../shell/FailureNote.tsx';
import styles from './wire.module.css';

interface WireMessageProps {
  readonly serverId: string;
  readonly serverName: string;
  readonly row: WireRow;
  readonly isRevealed: boolean;
}

/** What is drawn of a message; copying takes all that is kept. */
const shownAtMost = 50_000;

/** A message as indented JSON, asked for when it is unfolded (C-IDN-5). */
export function WireMessage({ serverId, serverName, row, isRevealed }: WireMessageProps) {
  const { wire: words } = useMessages();
  const api = useApi();
  const [answer, setAnswer] = useState<{
    readonly isRevealed: boolean;
    readonly result: CallResult<'wire.texts'>;
  } | null>(null);
  const { id } = row;
  useEffect(() => {
    let isCurrent = true;
    const which = { serverId, ids: [id] };
    const asked = isRevealed ? api.wire.reveal(which) : api.wire.texts(which);
    void asked.then((result) => {
      if (isCurrent) setAnswer({ isRevealed, result });
    });
    return () => {
      isCurrent = false;
    };
  }, [api, serverId, id, isRevealed]);
  // Values that were shown go as soon as they are not wanted any more.
  const result = answer?.isRevealed === isRevealed ? answer.result : null;
  const json = result?.ok === true ? (result.value[0]?.json ?? null) : null;
  const shown = useMemo(() => inertJson((json ?? '').slice(0, shownAtMost)), [json]);
  if (result === null) return null;
  if (!result.ok) return <FailureNote failure={result.error} />;
  if (json === null) return <p className={styles['quiet']}>{words.gone}</p>;
  const text = (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolled area has to be reachable by keyboard.
    <pre className={styles['json']} tabIndex={0} aria-label={words.details} dir="ltr">
      {shown}
    </pre>
  );
  return (
    <>
      {(row.isCut || json.length > shownAtMost) && <p className={styles['quiet']}>{words.cut}</p>}
      {row.direction === 'received' ? (
        <ServerFrame server={serverName} isMinor>
          {text}
        </ServerFrame>
      ) : (
        <div className={styles['own']}>{text}</div>
      )}
      <div>
        <CopyButton text={inertJson(json)} />
      </div>
    </>
  );
}
