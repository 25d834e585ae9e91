import type { OptionalDataControlsTemplateProps } from '@rjsf/utils';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import fieldStyles from '../../ui/field.module.css';

/** Adds or removes an optional object or list as a whole, so that none is sent unasked. */
export function OptionalDataControls(props: OptionalDataControlsTemplateProps) {
  const { id, onAddClick, onRemoveClick } = props;
  const { forms } = useMessages();
  const onPress = onAddClick ?? onRemoveClick;
  if (onPress === undefined) return <span className={fieldStyles['mark']}>{forms.nothingYet}</span>;
  return (
    <Button id={id} size="small" variant="quiet" onPress={onPress}>
      {onAddClick === undefined ? forms.removeValue : forms.addValue}
    </Button>
  );
}
