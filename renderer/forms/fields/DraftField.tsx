import { getUiOptions, type FieldProps } from '@rjsf/utils';

/**
 * One field of a question. What the person enters goes into the draft as it is: no conversion, no default, no
 * guess. shared/schema/readAnswer.ts alone turns drafts into answers.
 */
export function DraftField(props: FieldProps) {
  const { uiSchema, fieldPathId, name, schema, registry, onChange } = props;
  const { widget, ...options } = getUiOptions(uiSchema);
  const Widget = typeof widget === 'string' ? registry.widgets[widget] : undefined;
  if (Widget === undefined) return null;
  const draft: unknown = props.formData;
  const suggestion: unknown = options['suggestion'];
  return (
    <Widget
      id={fieldPathId.$id}
      name={name}
      label={schema.title ?? name}
      schema={schema}
      {...(uiSchema === undefined ? {} : { uiSchema })}
      options={options}
      multiple={options['isMultiple'] === true}
      value={draft === undefined ? suggestion : draft}
      required={props.required ?? false}
      disabled={props.disabled ?? false}
      readonly={props.readonly ?? false}
      rawErrors={props.rawErrors ?? []}
      registry={registry}
      onChange={(value: unknown) => onChange(value, fieldPathId.path)}
      onBlur={props.onBlur}
      onFocus={props.onFocus}
    />
  );
}
