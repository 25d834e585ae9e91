import { useMessages } from '../../i18n/useMessages.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { InertText } from '../../ui/InertText.tsx';

/** Why an attempt to answer came to nothing, apart from errors in the fields. */
export type SendProblem =
  | { readonly kind: 'not-open' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly detail: string };

interface SendProblemNoteProps {
  readonly problem: SendProblem;
  /** In the words of a form or of an address. */
  readonly words: Readonly<Record<SendProblem['kind'], string>>;
}

export function SendProblemNote({ problem, words }: SendProblemNoteProps) {
  const { common } = useMessages();
  const detail = problem.kind === 'failed' ? problem.detail : '';
  return (
    <ErrorNote title={words[problem.kind]}>
      {detail !== '' && (
        <Disclosure summary={common.technicalDetail}>
          <InertText text={detail} />
        </Disclosure>
      )}
    </ErrorNote>
  );
}
