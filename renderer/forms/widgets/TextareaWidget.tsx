import { TextArea } from 'react-aria-components';
import { cx } from '../../ui/cx.ts';
import fieldStyles from '../../ui/field.module.css';
import { describedBy } from '../ids.ts';
import { hasErrors, textOf, type WidgetProps } from './widgetProps.ts';

/** Text of several lines: where the server allows long answers or suggests one with line breaks. */
export function TextareaWidget(props: WidgetProps) {
  const { id, options, required, disabled, readonly, rawErrors, onChange, onBlur } = props;
  const value = textOf(props.value);
  return (
    <TextArea
      id={id}
      className={cx(fieldStyles['control'], fieldStyles['area'])}
      rows={4}
      autoComplete="off"
      spellCheck={false}
      dir="auto"
      value={value}
      disabled={disabled ?? false}
      readOnly={readonly ?? false}
      aria-required={required ?? false}
      aria-invalid={hasErrors(rawErrors)}
      aria-describedby={describedBy(id)}
      onChange={(event) => {
        const text = event.target.value;
        onChange(text === '' ? options.emptyValue : text);
      }}
      onBlur={() => onBlur(id, value)}
    />
  );
}
