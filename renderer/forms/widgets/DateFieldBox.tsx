import { Button, DateInput, DateSegment, Group } from 'react-aria-components';
import { useMessages } from '../../i18n/useMessages.ts';
import { cx } from '../../ui/cx.ts';
import fieldStyles from '../../ui/field.module.css';
import { CalendarPopover } from './CalendarPopover.tsx';
import styles from './date.module.css';

/** Day, month, year (and time) to type in, and the calendar button. Stands inside a DatePicker. */
export function DateFieldBox() {
  const { forms } = useMessages();
  return (
    <>
      <Group className={cx(fieldStyles['control'], styles['box'])}>
        <DateInput className={styles['input'] ?? ''}>
          {(segment) => <DateSegment segment={segment} className={styles['segment'] ?? ''} />}
        </DateInput>
        <Button className={styles['open'] ?? ''} aria-label={forms.openCalendar}>
          <svg className={styles['icon']} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <path d="M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3" />
          </svg>
        </Button>
      </Group>
      <CalendarPopover />
    </>
  );
}
