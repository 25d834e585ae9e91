import type { FieldHelpProps } from '@rjsf/utils';
import { use } from 'react';
import { FieldContext } from '../fieldContext.ts';
import { notesId } from '../ids.ts';
import styles from './templates.module.css';

/** Notes of the app about a field. */
export function FieldHelpTemplate({ fieldPathId }: FieldHelpProps) {
  const { notesOf } = use(FieldContext);
  return (
    <div id={notesId(fieldPathId)} className={styles['notes']}>
      {notesOf(fieldPathId.$id)}
    </div>
  );
}
