import { Input } from 'react-aria-components';
import { cx } from '../../ui/cx.ts';
import fieldStyles from '../../ui/field.module.css';
import { describedBy } from '../ids.ts';
import { hasErrors, textOf, type WidgetProps } from './widgetProps.ts';

/** Text in one line: numbers, addresses and mail addresses too, so that what is typed is what is kept. */
export function TextWidget(props: WidgetProps) {
  const { id, schema, options, required, disabled, readonly, rawErrors, onChange, onBlur } = props;
  const value = textOf(props.value);
  return (
    <Input
      id={id}
      className={cx(fieldStyles['control'])}
      type="text"
      inputMode={inputMode(schema.type, options['inputMode'] ?? schema.format)}
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

function inputMode(type: unknown, kind: unknown): 'decimal' | 'email' | 'url' | 'text' {
  if (type === 'number' || type === 'integer' || kind === 'decimal') return 'decimal';
  if (kind === 'email') return 'email';
  return kind === 'uri' ? 'url' : 'text';
}
