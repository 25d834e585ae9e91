import type { ConnectionProblem } from '../../../shared/servers/serverView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { LongText } from '../../ui/ServerText.tsx';

interface ProblemNoteProps {
  readonly problem: ConnectionProblem;
  readonly onRetry: () => void;
  /** Opens the form with an Authorization header prepared. */
  readonly onAddHeader: () => void;
}

/** Why a connection failed, what to do about it, and the detail for the server's author. */
export function ProblemNote({ problem, onRetry, onAddHeader }: ProblemNoteProps) {
  const { common, servers } = useMessages();
  const { title, todo } = servers.problems[problem.code];
  const facts = factsOf(problem, servers);
  const detail = [...facts, problem.detail ?? ''].filter((line) => line !== '').join('\n');
  const wantsHeader = problem.code === 'unauthorized';
  return (
    <ErrorNote
      title={title}
      actions={
        <>
          {wantsHeader && <Button onPress={onAddHeader}>{servers.addHeaderForSignIn}</Button>}
          <Button icon="again" onPress={onRetry}>
            {common.tryAgain}
          </Button>
        </>
      }
    >
      <p>{todo}</p>
      {detail !== '' && (
        <Disclosure summary={common.technicalDetail}>
          <div data-server-text="detail">
            <LongText text={detail} isMono />
          </div>
          <CopyButton text={detail} />
        </Disclosure>
      )}
    </ErrorNote>
  );
}

function factsOf(
  { status, exitCode, signal, searched }: ConnectionProblem,
  words: ReturnType<typeof useMessages>['servers'],
): readonly string[] {
  const facts: string[] = [];
  if (status !== undefined) facts.push(words.status({ status }));
  if (exitCode !== undefined && exitCode !== null) facts.push(words.exitCode({ code: exitCode }));
  if (signal !== undefined && signal !== null) facts.push(words.signal({ signal }));
  if (searched !== undefined && searched.length > 0) {
    facts.push(`${words.searched}:`, ...searched.map((folder) => `  ${folder}`));
  }
  return facts;
}
