import { useFormats } from '../i18n/useFormats.ts';

interface TimeProps {
  readonly atMs: number;
}

/** The time of day, with the whole date for who asks. */
export function Time({ atMs }: TimeProps) {
  const { timeOfDay, dateAndTime } = useFormats();
  return (
    <time dateTime={new Date(atMs).toISOString()} title={dateAndTime(atMs)}>
      {timeOfDay(atMs)}
    </time>
  );
}
