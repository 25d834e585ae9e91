import type { CallFailure } from '../../../shared/ipc/contract.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { LongText } from '../../ui/ServerText.tsx';

interface FailureNoteProps {
  readonly failure: CallFailure | null;
}

/** A call to main that did not work, in words; nothing when it did. */
export function FailureNote({ failure }: FailureNoteProps) {
  const { common } = useMessages();
  if (failure === null) return null;
  return (
    <ErrorNote title={common.errors[failure.code]}>
      {failure.detail !== undefined && (
        <Disclosure summary={common.technicalDetail}>
          <LongText text={failure.detail} isMono />
        </Disclosure>
      )}
    </ErrorNote>
  );
}
