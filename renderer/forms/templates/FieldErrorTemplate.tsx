import type { FieldErrorProps } from '@rjsf/utils';
import fieldStyles from '../../ui/field.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { errorId } from '../ids.ts';
import styles from './templates.module.css';

/** What is wrong with a field. Always there, so that a message appearing in it is announced (C-VAL-1). */
export function FieldErrorTemplate({ fieldPathId, errors = [] }: FieldErrorProps) {
  return (
    <div id={errorId(fieldPathId)} aria-live="polite" className={styles['errors']}>
      {errors.map((error, index) => (
        // Messages of one field have no identity of their own.
        <p key={index} className={fieldStyles['error']}>
          <Icon name="error" /> <span>{error}</span>
        </p>
      ))}
    </div>
  );
}
