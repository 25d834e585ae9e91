import { titleId, type ArrayFieldTemplateProps } from '@rjsf/utils';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import fieldStyles from '../../ui/field.module.css';
import { InertText } from '../../ui/InertText.tsx';
import { FoldedText } from './FoldedText.tsx';
import styles from './templates.module.css';

/** A list of entries that can be added, moved and removed. */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { title, schema, items, canAdd, disabled, readonly, required, fieldPathId } = props;
  const { forms } = useMessages();
  const { description } = schema;
  return (
    <div role="group" aria-labelledby={titleId(fieldPathId)} className={styles['group']}>
      <div className={styles['groupTitle']}>
        <p id={titleId(fieldPathId)} className={fieldStyles['label']}>
          <InertText text={title} />
        </p>
        <span className={fieldStyles['mark']}>
          {required === true ? forms.required : forms.optional}
        </span>
        {props.optionalDataControl}
      </div>
      {description !== undefined && <FoldedText text={description} />}
      {items.length > 0 && <ol className={styles['items']}>{items}</ol>}
      {canAdd === true && (
        <div>
          <Button
            size="small"
            icon="add"
            isDisabled={(disabled ?? false) || (readonly ?? false)}
            onPress={() => props.onAddClick()}
          >
            {forms.addItem}
          </Button>
        </div>
      )}
    </div>
  );
}
