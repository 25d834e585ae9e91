import type { MultiSchemaFieldTemplateProps } from '@rjsf/utils';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './templates.module.css';

/** One of several shapes: which one, then its fields. */
export function MultiSchemaFieldTemplate(props: MultiSchemaFieldTemplateProps) {
  const { selector, optionSchemaField } = props;
  const { forms } = useMessages();
  return (
    <div className={styles['variants']}>
      <div role="group" aria-label={forms.variantLabel}>
        {selector}
      </div>
      {optionSchemaField}
    </div>
  );
}
