import { ADDITIONAL_PROPERTY_FLAG, getUiOptions, type FieldTemplateProps } from '@rjsf/utils';
import { useMessages } from '../../i18n/useMessages.ts';
import { cx } from '../../ui/cx.ts';
import fieldStyles from '../../ui/field.module.css';
import { InertText } from '../../ui/InertText.tsx';
import { fieldBoxId, titleId } from '../ids.ts';
import { AdditionalProperty } from './AdditionalProperty.tsx';
import { ClearControl } from './ClearControl.tsx';
import { useEntryTitle } from './useEntryTitle.ts';
import styles from './templates.module.css';

/** Label and mark, control, description, error and notes of one field, tied together by id. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, schema, fieldPathId, uiSchema, hidden, required, displayLabel, rawErrors } = props;
  const { forms } = useMessages();
  const label = useEntryTitle(props.label, schema, fieldPathId);
  if (hidden === true) return <div hidden>{props.children}</div>;
  const isRequired = required ?? false;
  const isInvalid = rawErrors !== undefined && rawErrors.length > 0;
  const hasLabel = showsLabel();
  const box = (
    <div id={fieldBoxId(id)} className={cx(fieldStyles['field'], isInvalid && styles['invalid'])}>
      {hasLabel && (
        <div className={fieldStyles['labelRow']}>
          <label id={titleId(id)} htmlFor={id} className={fieldStyles['label']}>
            <InertText text={label} />
          </label>
          <span className={fieldStyles['mark']}>
            {isRequired ? forms.required : forms.optional}
          </span>
          <ClearControl {...props} />
        </div>
      )}
      {isLeaf() && props.description}
      {props.children}
      {props.errors}
      {props.help}
    </div>
  );
  return ADDITIONAL_PROPERTY_FLAG in schema ? (
    <AdditionalProperty {...props}>{box}</AdditionalProperty>
  ) : (
    box
  );

  /** A field of our own (questions) has no type; of the rest RJSF says who draws a label, yes-or-no ones excepted. */
  function showsLabel(): boolean {
    const isBoolean = schema.type === 'boolean' || getUiOptions(uiSchema)['kind'] === 'boolean';
    if (isBoolean) return !isRequired;
    if (displayLabel === true || uiSchema?.['ui:field'] !== undefined) return true;
    // One of several shapes: the variants have titles, the whole of them none.
    const isUnion = schema.oneOf !== undefined || schema.anyOf !== undefined;
    return isUnion && schema.properties === undefined && fieldPathId.path.length > 0;
  }

  /** Objects and arrays draw their own description under their own title. */
  function isLeaf(): boolean {
    return schema.type !== 'object' && (schema.type !== 'array' || displayLabel === true);
  }
}
