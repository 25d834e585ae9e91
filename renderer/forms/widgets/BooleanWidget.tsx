import { RadioGroup } from 'react-aria-components';
import { useMessages } from '../../i18n/useMessages.ts';
import { InertText } from '../../ui/InertText.tsx';
import { CheckBox } from '../CheckBox.tsx';
import { RadioChoice } from '../RadioChoice.tsx';
import { describedBy } from '../ids.ts';
import { groupProps, hasErrors, type WidgetProps } from './widgetProps.ts';
import styles from './choice.module.css';

/**
 * Yes or no. Required: a check box, `false` from the start and visibly so. Optional: three radio buttons,
 * since leaving it alone is an answer of its own (C-FRM-5, C-VAL-4).
 */
export function BooleanWidget(props: WidgetProps) {
  return props.required === true ? <RequiredBoolean {...props} /> : <OptionalBoolean {...props} />;
}

function RequiredBoolean(props: WidgetProps) {
  const { id, label, disabled, readonly, rawErrors, onChange, onBlur } = props;
  const value: unknown = props.value;
  const { forms } = useMessages();
  return (
    <CheckBox
      id={id}
      isSelected={value === true}
      isDisabled={(disabled ?? false) || (readonly ?? false)}
      isInvalid={hasErrors(rawErrors)}
      aria-describedby={describedBy(id)}
      onChange={(isSelected) => onChange(isSelected)}
      onBlur={() => onBlur(id, value)}
    >
      <InertText text={label} /> <span className={styles['mark']}>{forms.required}</span>
    </CheckBox>
  );
}

const answers = { yes: true, no: false } as const;

function OptionalBoolean(props: WidgetProps) {
  const { id, options, onChange, onBlur } = props;
  const value: unknown = props.value;
  const { forms } = useMessages();
  const chosen = value === true ? 'yes' : value === false ? 'no' : 'none';
  const choices = [
    ['yes', forms.yes],
    ['no', forms.no],
    ['none', forms.noAnswer],
  ] as const;
  return (
    <RadioGroup
      {...groupProps(props)}
      className={styles['group'] ?? ''}
      value={chosen}
      onChange={(key) =>
        onChange(key === 'yes' || key === 'no' ? answers[key] : options.emptyValue)
      }
      onBlur={() => onBlur(id, value)}
    >
      {choices.map(([key, text]) => (
        <RadioChoice key={key} value={key}>
          {text}
        </RadioChoice>
      ))}
    </RadioGroup>
  );
}
