import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { TextWidget } from './TextWidget.tsx';
import type { WidgetProps } from './widgetProps.ts';
import styles from './date.module.css';

interface DateAsTextProps extends WidgetProps {
  readonly onLeave: () => void;
}

/** A suggested date that no calendar knows, shown as it came (C-DEF-2), until the person replaces it. */
export function DateAsText({ onLeave, ...props }: DateAsTextProps) {
  const { forms } = useMessages();
  const leave = () => {
    props.onChange(props.options.emptyValue);
    onLeave();
  };
  return (
    <div className={styles['asText']}>
      <TextWidget {...props} />
      <Button size="small" onPress={leave} isDisabled={props.disabled ?? false}>
        {forms.pickInstead}
      </Button>
    </div>
  );
}
