import { canExpand, titleId, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import fieldStyles from '../../ui/field.module.css';
import { InertText } from '../../ui/InertText.tsx';
import { useEntryTitle } from './useEntryTitle.ts';
import { FoldedText } from './FoldedText.tsx';
import styles from './templates.module.css';

/** The fields of an object; a nested one stands in a group with its title. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { description, properties, schema, uiSchema, fieldPathId } = props;
  const { disabled, readonly, optionalDataControl, onAddProperty } = props;
  const { forms } = useMessages();
  const title = useEntryTitle(props.title, schema, fieldPathId);
  const formData: unknown = props.formData;
  const isRoot = fieldPathId.path.length === 0;
  // An object of free keys is filled by adding keys; there is nothing to add it for.
  const hasProperties = Object.keys(schema.properties ?? {}).length > 0;
  const isUnionOnly =
    (schema.oneOf ?? schema.anyOf) !== undefined && schema.properties === undefined;
  if (isUnionOnly && properties.length === 0) return null;
  const body = (
    <>
      {!isRoot && typeof description === 'string' && description !== '' && (
        <FoldedText text={description} />
      )}
      {properties.map((property) => property.content)}
      {canExpand(schema, uiSchema, formData) && (
        <div>
          <Button
            size="small"
            icon="add"
            isDisabled={(disabled ?? false) || (readonly ?? false)}
            onPress={onAddProperty}
          >
            {forms.addKey}
          </Button>
        </div>
      )}
    </>
  );
  if (isRoot) return <div className={styles['fields']}>{body}</div>;
  return (
    <div role="group" aria-labelledby={titleId(fieldPathId)} className={styles['group']}>
      <div className={styles['groupTitle']}>
        <p id={titleId(fieldPathId)} className={fieldStyles['label']}>
          <InertText text={title} />
        </p>
        {hasProperties && optionalDataControl}
      </div>
      {body}
    </div>
  );
}
