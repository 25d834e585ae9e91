import { use, useState } from 'react';
import { toCalendarDateTime } from '@internationalized/date';
import { DatePicker } from 'react-aria-components';
import { useMessages } from '../../i18n/useMessages.ts';
import { localText, offsetText, readDateTime } from '../dates.ts';
import { FieldContext } from '../fieldContext.ts';
import { DateAsText } from './DateAsText.tsx';
import { DateFieldBox } from './DateFieldBox.tsx';
import { incompleteText } from './incompleteDate.ts';
import { groupProps, textOf, type WidgetProps } from './widgetProps.ts';
import styles from './date.module.css';

/** A moment in the person's own time zone, which is named beside it (C-VAL-5). */
export function DateTimeWidget(props: WidgetProps) {
  const { id, options, onChange, onBlur } = props;
  const { forms } = useMessages();
  const { zone, dateTimes } = use(FieldContext);
  const text = textOf(props.value);
  const value = readDateTime(text, zone);
  const [isText, setText] = useState(text !== '' && value === null);
  if (isText) return <DateAsText {...props} onLeave={() => setText(false)} />;
  return (
    <>
      <DatePicker
        {...groupProps(props)}
        granularity={value !== null && value.second !== 0 ? 'second' : 'minute'}
        hideTimeZone
        shouldForceLeadingZeros
        value={value}
        onChange={(date) => {
          if (date === null) onChange(options.emptyValue);
          else {
            const moment = toCalendarDateTime(date);
            onChange(dateTimes === 'offset' ? offsetText(moment, zone) : localText(moment));
          }
        }}
        onBlur={(event) => {
          const incomplete = value === null ? incompleteText(event.currentTarget) : null;
          if (incomplete !== null) onChange(incomplete);
          onBlur(id, text);
        }}
      >
        <DateFieldBox />
      </DatePicker>
      <p className={styles['zone']}>{forms.zone({ zone })}</p>
    </>
  );
}
