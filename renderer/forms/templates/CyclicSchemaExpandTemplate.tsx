import type { CyclicSchemaExpandProps } from '@rjsf/utils';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';

/** A schema that contains itself is drawn one level at a time. */
export function CyclicSchemaExpandTemplate(props: CyclicSchemaExpandProps) {
  const { fieldPathId, onExpand } = props;
  const { forms } = useMessages();
  return (
    <div>
      <Button size="small" onPress={() => onExpand(fieldPathId.$id)}>
        {forms.nextLevel}
      </Button>
    </div>
  );
}
