import { CheckBox } from '../../forms/CheckBox.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';

interface SecretNoticeProps {
  readonly isAgreed: boolean;
  /** The person tried to send without having agreed. */
  readonly isMissed: boolean;
  readonly isDisabled: boolean;
  readonly onAgree: (isAgreed: boolean) => void;
}

/** The form seems to ask for a secret: one more deliberate step before it can be sent (C-REV-3). */
export function SecretNotice(props: SecretNoticeProps) {
  const { isAgreed, isMissed, isDisabled, onAgree } = props;
  const { elicitation } = useMessages();
  return (
    <ErrorNote tone="amber" title={elicitation.secretTitle}>
      <p>{elicitation.secretWhy}</p>
      <CheckBox
        isSelected={isAgreed}
        isInvalid={isMissed}
        isDisabled={isDisabled}
        onChange={onAgree}
      >
        {elicitation.secretAgree}
      </CheckBox>
      {isMissed && <p role="alert">{elicitation.secretNeeded}</p>}
    </ErrorNote>
  );
}
