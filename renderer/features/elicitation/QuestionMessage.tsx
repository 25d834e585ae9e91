import type { QuestionView } from '../../../shared/elicitation/questionView.ts';
import { shownName } from '../../../shared/text/shownName.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { InertText } from '../../ui/InertText.tsx';
import { ServerText } from '../../ui/ServerText.tsx';
import { TextNotes } from '../../ui/TextNotes.tsx';
import styles from './question.module.css';

interface QuestionMessageProps {
  readonly question: QuestionView;
}

/** Why, in the server's words and its frame; a server without words is named with its tool instead. */
export function QuestionMessage({
  question: { serverName, request, actions },
}: QuestionMessageProps) {
  const { elicitation } = useMessages();
  if (request.message.trim() !== '') {
    return (
      <TextNotes flags={request.messageFlags}>
        <ServerText server={serverName} text={request.message} />
      </TextNotes>
    );
  }
  const tool = actions.length === 1 ? actions[0]?.tool : undefined;
  return (
    <TextNotes flags={request.messageFlags}>
      <p className={styles['noMessage']} data-server-text="name">
        <InertText
          text={
            tool === undefined
              ? serverName
              : elicitation.noMessage({ server: serverName, tool: shownName(tool) })
          }
        />
      </p>
    </TextNotes>
  );
}
