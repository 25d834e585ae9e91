import type { ReactNode } from 'react';
import { Input, Label, Text, TextArea as AriaTextArea } from 'react-aria-components';
import { FieldError, TextField as AriaTextField } from 'react-aria-components';
import { cx } from './cx.ts';
import styles from './field.module.css';

interface TextFieldProps {
  /** A server's words as inert text. */
  readonly label: ReactNode;
  /** Words beside the label: "optional", "required". */
  readonly mark?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly hint?: ReactNode;
  /** Present: the field is marked and described as wrong. */
  readonly error?: string | null;
  readonly isDisabled?: boolean;
  readonly isRequired?: boolean;
  readonly isMono?: boolean;
  /** Of several lines, this many at first. */
  readonly rows?: number;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
}

export function TextField({
  label,
  mark,
  hint,
  error = null,
  isMono = false,
  isRequired = false,
  rows,
  placeholder,
  ...rest
}: TextFieldProps) {
  const control = cx(
    styles['control'],
    isMono && styles['mono'],
    rows !== undefined && styles['area'],
  );
  const shared = { className: control, spellCheck: false, autoComplete: 'off' } as const;
  const hinted = placeholder === undefined ? shared : { ...shared, placeholder };
  return (
    <AriaTextField
      {...rest}
      className={styles['field'] ?? ''}
      isInvalid={error !== null}
      isRequired={isRequired}
      // What is wrong is said by the form that owns the rules, not by the browser.
      validationBehavior="aria"
    >
      <span className={styles['labelRow']}>
        <Label className={styles['label'] ?? ''}>{label}</Label>
        {mark !== undefined && <span className={styles['mark']}>{mark}</span>}
      </span>
      {rows === undefined ? <Input {...hinted} /> : <AriaTextArea {...hinted} rows={rows} />}
      {hint !== undefined && (
        <Text slot="description" className={styles['hint'] ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={styles['error'] ?? ''}>{error}</FieldError>
    </AriaTextField>
  );
}
