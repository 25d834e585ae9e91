import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConsentButton } from '../../../ui/ConsentButton.tsx';
import { copyText } from '../../../ui/copyText.ts';
import { AnswerFooter } from '../AnswerFooter.tsx';

interface UrlFooterProps {
  readonly serverName: string;
  readonly more: number;
  readonly elsewhere: string | null;
  /** What Open would open and Copy copies; null for a blocked address, which has neither. */
  readonly href: string | null;
  readonly site: string;
  /** `confirm`: nothing here can open it, so the person says that they did (C-URL-13). */
  readonly accepting: 'open' | 'confirm';
  readonly isQuiet: boolean;
  readonly isArmed: boolean;
  readonly isSending: boolean;
  /** Whether what is asked for first has been done; notes it when it has not. */
  readonly mayGoOn: () => boolean;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
  readonly onStop: (() => void) | undefined;
}

/** The answers to an address: open it, or not. Copying is none. */
export function UrlFooter(props: UrlFooterProps) {
  const { href, site, accepting, isQuiet, isArmed, isSending, mayGoOn } = props;
  const { common, url } = useMessages();
  const [isCopied, setCopied] = useState(false);
  const [hasAccepted, setAccepted] = useState(false);
  const copy = (text: string) => {
    if (!mayGoOn()) return;
    copyText(text);
    setCopied(true);
  };
  const label = accepting === 'open' ? url.open({ domain: site }) : url.haveOpened;
  return (
    <AnswerFooter
      serverName={props.serverName}
      isSending={isSending}
      more={props.more}
      elsewhere={props.elsewhere}
      beside={
        href !== null && (
          <>
            <Button icon="copy" preventFocusOnPress onPress={() => copy(href)}>
              {url.copyAddress}
            </Button>
            <span role="status">{isCopied ? common.copied : ''}</span>
          </>
        )
      }
      accept={
        href !== null && (
          <ConsentButton
            variant={isQuiet ? 'secondary' : 'primary'}
            isArmed={isArmed && !isSending}
            onConsent={() => {
              if (!mayGoOn()) return;
              setAccepted(true);
              props.onAccept();
            }}
          >
            {isSending && hasAccepted && accepting === 'open' ? url.opening : label}
          </ConsentButton>
        )
      }
      onDecline={props.onDecline}
      onStop={props.onStop}
    />
  );
}
