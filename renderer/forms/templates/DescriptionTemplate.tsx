import type { DescriptionFieldProps } from '@rjsf/utils';
import { FoldedText } from './FoldedText.tsx';

export function DescriptionTemplate({ id, description }: DescriptionFieldProps) {
  return typeof description === 'string' && description !== '' ? (
    <FoldedText id={id} text={description} />
  ) : null;
}
