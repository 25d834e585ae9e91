import { useMessages } from '../../i18n/useMessages.ts';
import fieldStyles from '../../ui/field.module.css';

export function UnsupportedFieldTemplate() {
  const { forms } = useMessages();
  return <p className={fieldStyles['hint']}>{forms.cannotDraw}</p>;
}
