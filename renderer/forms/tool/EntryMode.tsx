import { RadioGroup } from 'react-aria-components';
import { useMessages } from '../../i18n/useMessages.ts';
import { RadioChoice } from '../RadioChoice.tsx';
import choice from '../widgets/choice.module.css';

export type EntryModeId = 'form' | 'json';

interface EntryModeProps {
  readonly mode: EntryModeId;
  readonly onChange: (mode: EntryModeId) => void;
}

/** Fields or JSON; what was typed comes along. */
export function EntryMode({ mode, onChange }: EntryModeProps) {
  const { forms } = useMessages();
  const choices = [
    ['form', forms.asForm],
    ['json', forms.rawJson],
  ] as const;
  return (
    <RadioGroup
      className={choice['group'] ?? ''}
      aria-label={forms.entryMode}
      orientation="horizontal"
      value={mode}
      onChange={(key) => onChange(key === 'form' ? 'form' : 'json')}
    >
      {choices.map(([key, text]) => (
        <RadioChoice key={key} value={key}>
          {text}
        </RadioChoice>
      ))}
    </RadioGroup>
  );
}
