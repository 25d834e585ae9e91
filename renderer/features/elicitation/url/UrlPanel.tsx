import { useId, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { DialogFrame } from '../DialogFrame.tsx';
import { QuestionMessage } from '../QuestionMessage.tsx';
import type { UrlQuestion } from '../questionModes.ts';
import { SendProblemNote, type SendProblem } from '../SendProblemNote.tsx';
import type { OpenFailure } from '../useAnswering.ts';
import { WithdrawnFooter } from '../WithdrawnFooter.tsx';
import { WithdrawnNote } from '../WithdrawnNote.tsx';
import { BlockedAddress } from './BlockedAddress.tsx';
import { ExpectNotice } from './ExpectNotice.tsx';
import { FindingList } from './FindingList.tsx';
import { couldImitate } from './imitation.ts';
import { SiteHeading } from './SiteHeading.tsx';
import { siteNameOf } from './siteName.ts';
import { UrlFooter } from './UrlFooter.tsx';
import { WholeAddress } from './WholeAddress.tsx';
import styles from './url.module.css';

export interface UrlPanelProps {
  readonly question: UrlQuestion;
  /** Further questions of the same server. */
  readonly more: number;
  /** Questions of other servers, in words. */
  readonly elsewhere?: string | null;
  /** An offer of the app beside the question, there from the start. */
  readonly offer?: ReactNode;
  /** False in the first moment after the panel or the window came to the front. */
  readonly isArmed: boolean;
  readonly isSending: boolean;
  /** What kept the last attempt from having an effect. */
  readonly problem: SendProblem | null;
  readonly openFailure: OpenFailure | null;
  readonly onOpen: () => void;
  readonly onConfirmOpened: () => void;
  readonly onDecline: () => void;
  readonly onStop?: (() => void) | undefined;
  readonly onCancel: () => void;
  readonly onDismiss: () => void;
}

/** One question by address: who asks, what for, where it leads, why, what is odd about it, and the person's consent. */
export function UrlPanel(props: UrlPanelProps) {
  const { question, more, isArmed, isSending, problem, openFailure } = props;
  const stop = props.onStop;
  const { serverName, request, opening } = question;
  const { address } = request;
  const { url } = useMessages();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isExpected, setExpected] = useState(false);
  const [hasTried, setTried] = useState(false);

  const isClosed = question.state.kind === 'withdrawn';
  const site = siteNameOf(address);
  // Whatever blocks has no string to open; both are asked, so that neither alone lets anything through.
  const href = address.verdict === 'block' ? null : address.hrefToOpen;
  const needsExpecting = href !== null && couldImitate(address);
  const failure =
    openFailure ??
    (opening?.hasProgram === false ? 'no-program' : opening?.hasFailed ? 'failed' : null);

  // Declining and closing work at once; only what accepts waits out the first moment (C-IDN-9).
  const answer = (act: () => void) => {
    if (!isSending && !isClosed) act();
  };
  const mayGoOn = () => {
    setTried(true);
    return isExpected || !needsExpecting;
  };
  return (
    <DialogFrame
      question={question}
      title={url.asksToOpen({ server: serverName })}
      describedBy={`${id}-site ${id}-message`}
      headingRef={heading}
      offer={isClosed ? null : props.offer}
      isInView={false}
      onClose={isClosed ? props.onDismiss : () => answer(props.onCancel)}
      footer={
        isClosed ? (
          <WithdrawnFooter hasText={false} onDismiss={props.onDismiss} />
        ) : (
          <UrlFooter
            serverName={serverName}
            more={more}
            elsewhere={props.elsewhere ?? null}
            href={href}
            site={site?.name ?? ''}
            accepting={failure === null ? 'open' : 'confirm'}
            isQuiet={address.verdict !== 'ok'}
            isArmed={isArmed}
            isSending={isSending}
            mayGoOn={mayGoOn}
            onAccept={() => answer(failure === null ? props.onOpen : props.onConfirmOpened)}
            onDecline={() => answer(props.onDecline)}
            onStop={stop === undefined ? undefined : () => answer(stop)}
          />
        )
      }
    >
      <WithdrawnNote state={question.state} />
      {problem !== null && !isClosed && (
        <SendProblemNote
          problem={problem}
          words={{ refused: url.notOpen, 'not-open': url.notOpen, failed: url.notPassedOn }}
        />
      )}
      {opening?.isReportedComplete === true && (
        <ErrorNote tone="neutral" title={url.reportedComplete({ server: serverName })} />
      )}
      {href !== null && failure !== null && !isClosed && (
        <ErrorNote
          tone="amber"
          title={failure === 'no-program' ? url.noProgramTitle : url.failedTitle}
        >
          <p>{url.byHand}</p>
        </ErrorNote>
      )}
      {href === null || site === null ? (
        <BlockedAddress id={`${id}-site`} question={question} site={site} />
      ) : (
        <>
          <SiteHeading id={`${id}-site`} address={address} site={site} />
          <WholeAddress href={href} parts={address.displayParts} />
        </>
      )}
      <div id={`${id}-message`}>
        <QuestionMessage question={question} />
      </div>
      {href !== null && (
        <>
          <FindingList address={address} serverName={serverName} />
          {needsExpecting && !isClosed && (
            <ExpectNotice
              isExpected={isExpected}
              isMissed={hasTried && !isExpected}
              isDisabled={isSending}
              onExpect={setExpected}
            />
          )}
          <p className={styles['typedThere']}>{url.typedThere}</p>
        </>
      )}
    </DialogFrame>
  );
}
