import type { FieldHelpProps } from '@rjsf/utils';
import { use } from 'react';
import { FieldContext } from '../fieldContext.ts';
import { notesId } from '../ids.ts';

/** Notes of the app about a field. */
export function FieldHelpTemplate({ fieldPathId }: FieldHelpProps) {
  const { notesOf } = use(FieldContext);
  return <div id={notesId(fieldPathId)}>{notesOf(fieldPathId.$id)}</div>;
}
