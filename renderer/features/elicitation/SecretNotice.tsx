import { Checkbox } from 'react-aria-components';
import { useMessages } from '../../i18n/useMessages.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import choice from '../../forms/widgets/choice.module.css';

interface SecretNoticeProps {
  readonly id: string;
  readonly isAgreed: boolean;
  /** The person tried to send without having agreed. */
  readonly isMissed: boolean;
  readonly isDisabled: boolean;
  readonly onAgree: (isAgreed: boolean) => void;
}

/** The form seems to ask for a secret: one more deliberate step before it can be sent (C-REV-3). */
export function SecretNotice(props: SecretNoticeProps) {
  const { id, isAgreed, isMissed, isDisabled, onAgree } = props;
  const { elicitation } = useMessages();
  return (
    <ErrorNote tone="amber" title={elicitation.secretTitle}>
      <p>{elicitation.secretWhy}</p>
      <Checkbox
        id={id}
        className={choice['choice'] ?? ''}
        isSelected={isAgreed}
        isInvalid={isMissed}
        isDisabled={isDisabled}
        validationBehavior="aria"
        onChange={onAgree}
      >
        <span className={choice['box']} aria-hidden="true" />
        <span>{elicitation.secretAgree}</span>
      </Checkbox>
      {isMissed && <p role="alert">{elicitation.secretNeeded}</p>}
    </ErrorNote>
  );
}
