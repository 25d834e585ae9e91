import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  Dialog,
  Heading,
  Popover,
} from 'react-aria-components';
import { useMessages } from '../../i18n/useMessages.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './date.module.css';

/** The month to pick a day from, over the date field that opened it. */
export function CalendarPopover() {
  const { forms } = useMessages();
  return (
    <Popover className={styles['popover'] ?? ''}>
      <Dialog className={styles['dialog'] ?? ''} aria-label={forms.openCalendar}>
        <Calendar>
          <header className={styles['header']}>
            <Button
              slot="previous"
              className={styles['arrow'] ?? ''}
              aria-label={forms.previousMonth}
            >
              <span className={styles['flip']}>
                <Icon name="chevron" />
              </span>
            </Button>
            <Heading className={styles['month'] ?? ''} />
            <Button slot="next" className={styles['arrow'] ?? ''} aria-label={forms.nextMonth}>
              <Icon name="chevron" />
            </Button>
          </header>
          <CalendarGrid className={styles['grid'] ?? ''}>
            {(date) => <CalendarCell date={date} className={styles['cell'] ?? ''} />}
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  );
}
