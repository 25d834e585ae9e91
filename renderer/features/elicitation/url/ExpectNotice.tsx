import { CheckBox } from '../../../forms/CheckBox.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';

interface ExpectNoticeProps {
  readonly isExpected: boolean;
  /** The person tried to go on without having ticked the box. */
  readonly isMissed: boolean;
  readonly isDisabled: boolean;
  readonly onExpect: (isExpected: boolean) => void;
}

/** The address could pass for another: one more deliberate step before it can be opened or copied. */
export function ExpectNotice({ isExpected, isMissed, isDisabled, onExpect }: ExpectNoticeProps) {
  const { url } = useMessages();
  return (
    <ErrorNote tone="amber" title={url.expectTitle}>
      <CheckBox
        isSelected={isExpected}
        isInvalid={isMissed}
        isDisabled={isDisabled}
        onChange={onExpect}
      >
        {url.expect}
      </CheckBox>
      {isMissed && <p role="alert">{url.expectNeeded}</p>}
    </ErrorNote>
  );
}
