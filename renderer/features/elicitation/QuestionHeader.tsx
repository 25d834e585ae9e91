import type { RefObject } from 'react';
import type { QuestionView } from '../../../shared/elicitation/questionView.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Attribution } from '../../ui/Attribution.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { ActionLine } from './ActionLine.tsx';
import styles from './question.module.css';

interface QuestionHeaderProps {
  readonly question: QuestionView;
  readonly title: string;
  readonly headingId: string;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** Who asks and what for, always in this order and in the app's own voice. */
export function QuestionHeader(props: QuestionHeaderProps) {
  const { question, title, headingId, headingRef, closeLabel, onClose } = props;
  const { transport, endpoint, selfReportedName, selfReportedFlags, actions, request } = question;
  const { elicitation } = useMessages();
  const { number } = useFormats();
  return (
    <header className={styles['header']}>
      <div className={styles['titleRow']}>
        <h1 id={headingId} ref={headingRef} tabIndex={-1} className={styles['title']}>
          <InertText text={title} />
        </h1>
        {request.total > 1 && (
          <Badge>
            {elicitation.position({
              position: number(request.position),
              total: number(request.total),
            })}
          </Badge>
        )}
        <span className={styles['close']}>
          <IconButton icon="close" label={closeLabel} onPress={onClose} />
        </span>
      </div>
      <Attribution
        transport={transport}
        endpoint={endpoint}
        selfReportedName={selfReportedName}
        selfReportedFlags={selfReportedFlags}
        standing={question.standing}
      >
        <ActionLine actions={actions} />
      </Attribution>
    </header>
  );
}
