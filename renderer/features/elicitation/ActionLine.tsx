import type { AttributedAction } from '../../../shared/elicitation/questionView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { JsonText } from '../../ui/ServerText.tsx';
import { ToolName } from '../../ui/ToolName.tsx';
import { argumentsSummary } from './argumentsSummary.ts';
import styles from './question.module.css';

interface ActionLineProps {
  readonly actions: readonly AttributedAction[];
}

/** What the person did that led to the question: one call, one of several, or nothing (C-REQ-10, C-IDN-3). */
export function ActionLine({ actions }: ActionLineProps) {
  const { elicitation } = useMessages();
  if (actions.length === 0) return <p className={styles['forNothing']}>{elicitation.forNothing}</p>;
  return (
    <div className={styles['action']}>
      <p>
        {actions.length === 1 ? elicitation.forAction : elicitation.forOneOf}{' '}
        {actions.map((action, index) => (
          <span key={action.actionId}>
            {index > 0 && '\u00a0· '}
            <KindWord kind={action.kind} />
            <ToolName name={action.tool} />
            <Summary argumentsText={action.argumentsText} />
          </span>
        ))}
      </p>
      <Disclosure summary={elicitation.details}>
        {actions.map(({ actionId, tool, argumentsText }) => (
          <div key={actionId} className={styles['arguments']}>
            <p>
              {elicitation.argumentsOf} <ToolName name={tool} />
            </p>
            <div data-server-text="arguments">
              <JsonText json={argumentsText} />
            </div>
          </div>
        ))}
      </Disclosure>
    </div>
  );
}

/** A tool needs no word; anything else is named for what it is (C-REQ-10). */
function KindWord({ kind }: { readonly kind: AttributedAction['kind'] }) {
  const { offers } = useMessages();
  if (kind === undefined) return null;
  return <>{kind === 'prompt' ? offers.ofPrompt : offers.ofResource} </>;
}

function Summary({ argumentsText }: { readonly argumentsText: string }) {
  const summary = argumentsSummary(argumentsText);
  return summary === '' ? null : (
    <>
      {' ('}
      <span data-server-text="arguments">
        <InertText text={summary} />
      </span>
      )
    </>
  );
}
