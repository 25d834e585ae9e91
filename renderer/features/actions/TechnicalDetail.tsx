import { useMessages } from '../../i18n/useMessages.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { LongText } from '../../ui/ServerText.tsx';

interface TechnicalDetailProps {
  readonly text: string;
}

/** For whoever runs the server: one click away, to be copied. */
export function TechnicalDetail({ text }: TechnicalDetailProps) {
  const { common } = useMessages();
  return (
    <Disclosure summary={common.technicalDetail}>
      <div data-server-text="detail">
        <LongText text={text} isMono />
      </div>
      <CopyButton text={text} />
    </Disclosure>
  );
}
