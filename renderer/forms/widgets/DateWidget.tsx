import { useState } from 'react';
import { DatePicker } from 'react-aria-components';
import { readDate } from '../dates.ts';
import { DateFieldBox } from './DateFieldBox.tsx';
import { DateAsText } from './DateAsText.tsx';
import { incompleteText } from './incompleteDate.ts';
import { groupProps, textOf, type WidgetProps } from './widgetProps.ts';

/** A day, typed part by part or picked from the month; kept as YYYY-MM-DD (C-VAL-5). */
export function DateWidget(props: WidgetProps) {
  const { id, options, onChange, onBlur } = props;
  const text = textOf(props.value);
  const value = readDate(text);
  const [isText, setText] = useState(text !== '' && value === null);
  if (isText) return <DateAsText {...props} onLeave={() => setText(false)} />;
  return (
    <DatePicker
      {...groupProps(props)}
      granularity="day"
      shouldForceLeadingZeros
      value={value}
      onChange={(date) => onChange(date === null ? options.emptyValue : date.toString())}
      onBlur={(event) => {
        const incomplete = value === null ? incompleteText(event.currentTarget) : null;
        if (incomplete !== null) onChange(incomplete);
        onBlur(id, text);
      }}
    >
      <DateFieldBox />
    </DatePicker>
  );
}
