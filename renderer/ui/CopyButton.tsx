import { useState } from 'react';
import { useMessages } from '../i18n/useMessages.ts';
import { Button } from './Button.tsx';
import { copyText } from './copyText.ts';

interface CopyButtonProps {
  readonly text: string;
}

export function CopyButton({ text }: CopyButtonProps) {
  const { common } = useMessages();
  // The text that was copied last: another one makes the button ready again.
  const [copied, setCopied] = useState<string | null>(null);
  const copy = () => {
    copyText(text);
    setCopied(text);
  };
  return (
    <>
      <Button size="small" variant="quiet" icon="copy" onPress={copy}>
        {copied === text ? common.copied : common.copy}
      </Button>
      <span role="status" className="visually-hidden">
        {copied === text ? common.copied : ''}
      </span>
    </>
  );
}
