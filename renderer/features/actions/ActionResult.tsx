import type {
  ActionFailure,
  ActionStatus,
  ActionView,
} from '../../../shared/actions/actionView.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import type { Messages } from '../../i18n/catalogues.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useGoTo } from '../../state/hooks.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { JsonText, ServerFrame } from '../../ui/ServerText.tsx';
import { TextNotes } from '../../ui/TextNotes.tsx';
import { ResultBlock } from './ResultBlock.tsx';
import { TechnicalDetail } from './TechnicalDetail.tsx';
import { refusalDetail, refusalText } from './refusalText.ts';
import styles from './ActionResult.module.css';

interface ActionResultProps {
  readonly action: ActionView;
}

/** How a run ended: its result, or why there is none. Nothing while it goes on. */
export function ActionResult({ action: { status, serverId, serverName } }: ActionResultProps) {
  const { actions } = useMessages();
  switch (status.kind) {
    case 'running':
    case 'asking':
    case 'waiting':
    case 'held':
    case 'stopping':
      return null;
    case 'finished':
      return <FinishedResult status={status} server={serverName} />;
    case 'failed':
      return <FailureText failure={status.failure} serverId={serverId} />;
    case 'stopped':
      return <ErrorNote tone="neutral" title={actions.stopReasons[status.reason]} />;
  }
}

interface FinishedResultProps {
  readonly status: Extract<ActionStatus, { kind: 'finished' }>;
  readonly server: string;
}

/** A result of more blocks than anybody reads would hold the window. */
const blocksAtMost = 100;

function FinishedResult({ status, server }: FinishedResultProps) {
  const { actions, common } = useMessages();
  const { blocks, structured, isError } = status;
  const isEmpty = blocks.length === 0 && structured === undefined;
  return (
    <>
      {isError && <ErrorNote title={actions.toolReportsError} />}
      {isEmpty && <p>{actions.emptyResult}</p>}
      {!isEmpty && (
        <TextNotes flags={status.textFlags ?? []}>
          <ServerFrame server={server}>
            {blocks.slice(0, blocksAtMost).map((block, index) => (
              // A result does not change any more.
              <ResultBlock key={index} block={block} server={server} />
            ))}
            {blocks.length > blocksAtMost && <p>{common.textCut}</p>}
            {structured !== undefined && (
              <Disclosure summary={actions.structured} isOpenAtFirst={blocks.length === 0}>
                <JsonText json={structured} />
                <CopyButton text={structured} />
              </Disclosure>
            )}
          </ServerFrame>
        </TextNotes>
      )}
    </>
  );
}

interface FailureTextProps {
  readonly failure: ActionFailure;
  readonly serverId: string;
}

function FailureText({ failure, serverId }: FailureTextProps) {
  const messages = useMessages();
  const go = useGoTo();
  const { actions } = messages;
  const { duration } = useFormats();
  const title =
    failure.code === 'time-out'
      ? actions.failures['time-out']({ limit: duration(failure.limitMs) })
      : actions.failures[failure.code];
  const detail = detailOf(failure, messages);
  return (
    <ErrorNote
      title={title}
      actions={
        // C-CAP-7: the person switches it on, or nobody.
        failure.code === 'capability-required' ? (
          <Button onPress={() => go({ kind: 'server', serverId })}>{actions.openRules}</Button>
        ) : undefined
      }
    >
      {failure.code === 'capability-required' &&
        failure.required.map((mode) => <p key={mode}>{actions.requires[mode]}</p>)}
      {failure.code === 'refused-question' && <p>{refusalText(messages, failure)}</p>}
      <p>{actions.failureTodo[failure.code]}</p>
      {detail !== '' && (
        <div className={styles['detail']}>
          <TechnicalDetail text={detail} />
        </div>
      )}
    </ErrorNote>
  );
}

function detailOf(failure: ActionFailure, messages: Messages): string {
  const lines: string[] = [];
  if (failure.code === 'protocol-error' || failure.code === 'state-refused') {
    lines.push(messages.actions.errorCode({ code: failure.rpcCode }));
  }
  if (failure.code === 'refused-question') lines.push(refusalDetail(messages, failure));
  if (failure.code !== 'time-out') lines.push(failure.detail);
  return lines.filter((line) => line !== '').join('\n');
}
