import type { ReactNode } from 'react';
import type { ActionStep, ActionView } from '../../../shared/actions/actionView.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { ServerText } from '../../ui/ServerText.tsx';
import { Time } from '../../ui/Time.tsx';
import { answerWord, openedQuestionIds, openQuestionIds, timelineOf } from './actionState.ts';
import { TechnicalDetail } from './TechnicalDetail.tsx';
import { refusalDetail, refusalText } from './refusalText.ts';
import styles from './ActionTimeline.module.css';

interface ActionTimelineProps {
  readonly action: ActionView;
  readonly onShowQuestion: (questionId: string) => void;
}

/** What happened, step by step, in words: the story of a run without the wire. */
export function ActionTimeline({ action, onShowQuestion }: ActionTimelineProps) {
  const steps = timelineOf(action.steps);
  const open = openQuestionIds(action.steps);
  return (
    <ol className={styles['timeline']}>
      {steps.map((step, index) => (
        // Steps are only ever added, or the last one replaced.
        <li key={index} className={styles['step']}>
          <span className={styles['time']}>
            <Time atMs={step.atMs} />
          </span>
          <div className={styles['body']}>
            <StepBody action={action} step={step} open={open} onShowQuestion={onShowQuestion} />
          </div>
        </li>
      ))}
    </ol>
  );
}

interface StepBodyProps extends ActionTimelineProps {
  readonly step: ActionStep;
  readonly open: ReadonlySet<string>;
}

function StepBody({ action, step, open, onShowQuestion }: StepBodyProps): ReactNode {
  const { actions } = useMessages();
  const words = actions.steps;
  const server = action.serverName;
  switch (step.kind) {
    case 'started':
      return words.started;
    case 'progress':
      return <ProgressStep server={server} step={step} />;
    case 'asked':
      return (
        <>
          <p>{words.asked({ server })}</p>
          {step.message !== '' && <ServerText server={server} text={step.message} isMinor />}
          {step.questionId !== undefined && open.has(step.questionId) && (
            <ShowQuestion questionId={step.questionId} onPress={onShowQuestion} />
          )}
        </>
      );
    case 'question-ended':
      return <QuestionEndText step={step} action={action} />;
    case 'opened':
      return <InertText text={words.opened[step.how]({ domain: step.domain })} />;
    case 'not-finished':
      return <InertText text={words.notFinished({ server, domain: step.domain })} />;
    case 'reported-complete':
      return <InertText text={words.reportedComplete({ server, domain: step.domain })} />;
    case 'held-back':
      return words.heldBack[step.reason]({ count: step.count });
    case 'let-through':
      return words.letThrough;
    case 'rounds-reached':
      return words.roundsReached({ server, rounds: step.rounds });
    case 'let-go-on':
      return words.letGoOn;
    case 'retried':
      if (step.byPerson === true) return words.retriedByPerson;
      return step.round <= 2 ? words.retried : words.retriedRound({ round: step.round });
    case 'ended':
      return words[endWord(action)];
  }
}

function endWord({ status }: ActionView) {
  switch (status.kind) {
    case 'finished':
      return status.isError ? 'finishedError' : 'finished';
    case 'failed':
    case 'stopped':
      return status.kind;
    case 'running':
    case 'asking':
    case 'waiting':
    case 'held':
    case 'stopping':
      return 'ended';
  }
}

interface ProgressStepProps {
  readonly server: string;
  readonly step: Extract<ActionStep, { kind: 'progress' }>;
}

function ProgressStep({ server, step: { progress, total, message } }: ProgressStepProps) {
  const { actions } = useMessages();
  const { number } = useFormats();
  const done = number(progress);
  const count = total === undefined ? done : actions.progressOf({ done, total: number(total) });
  return (
    <>
      <p>{actions.steps.progress({ server, count })}</p>
      {message !== undefined && message !== '' && (
        <ServerText server={server} text={message} isMinor />
      )}
    </>
  );
}

interface ShowQuestionProps {
  readonly questionId: string;
  readonly onPress: (questionId: string) => void;
}

function ShowQuestion({ questionId, onPress }: ShowQuestionProps) {
  const { actions } = useMessages();
  return (
    <Button size="small" icon="question" onPress={() => onPress(questionId)}>
      {actions.showQuestion}
    </Button>
  );
}

interface QuestionEndTextProps {
  readonly step: Extract<ActionStep, { kind: 'question-ended' }>;
  readonly action: ActionView;
}

function QuestionEndText({ step, action }: QuestionEndTextProps): ReactNode {
  const messages = useMessages();
  const { end, questionId } = step;
  const server = action.serverName;
  const { actions, common } = messages;
  switch (end.kind) {
    case 'answered':
      return end.action === 'accept' && openedQuestionIds(action.steps).has(questionId ?? '')
        ? actions.steps.agreed
        : actions.steps[answerWord[end.action]];
    case 'withdrawn':
      return actions.withdrawn[end.reason];
    case 'by-rule':
      return end.action === null
        ? messages.rules.stoppedByRule[end.rule]
        : messages.rules.declinedByRule[end.rule];
    case 'refused':
      // Ours, by a rule: never worded as the person's own answer.
      return (
        <>
          <p>{actions.steps.refused}</p>
          <p>{refusalText(messages, end)}</p>
          {end.field !== undefined && (
            <p
              className={styles['detail']}
              title={common.fromServer({ server })}
              data-server-text="name"
            >
              <InertText text={actions.refusedField({ field: end.field.slice(0, 200) })} isCode />
            </p>
          )}
          <div className={styles['detail']}>
            <TechnicalDetail text={refusalDetail(messages, end)} />
          </div>
        </>
      );
  }
}
