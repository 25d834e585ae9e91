import { getUiOptions, getWidget, type FieldProps } from '@rjsf/utils';

/**
 * One field of a question. What the person enters goes into the draft as it is: no conversion, no default, no
 * guess. shared/schema/readAnswer.ts alone turns drafts into answers.
 */
export function DraftField(props: FieldProps) {
  const { uiSchema, fieldPathId, name, schema, registry, onChange } = props;
  const { widget, ...options } = getUiOptions(uiSchema);
  if (widget === undefined) return null;
  const Widget = getWidget(schema, widget, registry.widgets);
  const draft: unknown = props.formData;
  return (
    <Widget
      id={fieldPathId.$id}
      name={name}
      label={schema.title ?? name}
      schema={schema}
      {...(uiSchema === undefined ? {} : { uiSchema })}
      options={options}
      multiple={options['isMultiple'] === true}
      value={draft === undefined ? options['suggestion'] : draft}
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
