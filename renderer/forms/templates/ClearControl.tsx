import { getUiOptions, type FieldTemplateProps } from '@rjsf/utils';
import { useMessages } from '../../i18n/useMessages.ts';
import { titleId } from '../ids.ts';
import styles from './templates.module.css';

/**
 * Takes an optional answer back where the control itself cannot be emptied: a choice, a date (C-VAL-4), and any with
 * a suggestion that it cannot show (C-DEF-2). The label, a server's word, describes the button and does not name it.
 */
export function ClearControl(props: FieldTemplateProps) {
  const { schema, uiSchema, required, readonly, disabled, fieldPathId, onChange } = props;
  const { forms } = useMessages();
  const options = getUiOptions(uiSchema);
  const draft: unknown = props.formData;
  const value: unknown = draft === undefined ? options['suggestion'] : draft;
  const isUnshown = draft === undefined && options['isSuggestionUnshown'] === true;
  const isFilled = value !== undefined && value !== null && cannotBeEmptied();
  if (required === true || readonly || disabled || !(isFilled || isUnshown)) return null;
  return (
    <button
      type="button"
      className={styles['clear']}
      aria-describedby={titleId(props.id)}
      onClick={() => onChange(options.emptyValue, fieldPathId.path)}
    >
      {forms.clear}
    </button>
  );

  function cannotBeEmptied(): boolean {
    const { kind } = options;
    if (kind !== undefined) return kind === 'choice' || kind === 'date' || kind === 'date-time';
    const isChoice =
      props.displayLabel === true && (schema.enum !== undefined || schema.oneOf !== undefined);
    return isChoice || schema.format === 'date' || schema.format === 'date-time';
  }
}
