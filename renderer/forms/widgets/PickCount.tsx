import { useFormats } from '../../i18n/useFormats.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './list.module.css';

interface PickCountProps {
  readonly count: number;
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** "2 picked of 1–3", counted live (C-FRM-8). */
export function PickCount({ count, min, max }: PickCountProps) {
  const { forms } = useMessages();
  const { number } = useFormats();
  const range = rangeText(min ?? 0, max);
  const picked = number(count);
  return (
    <p className={styles['count']} aria-live="polite">
      {range === null ? forms.picked({ count: picked }) : forms.pickedOf({ count: picked, range })}
    </p>
  );

  function rangeText(low: number, high: number | undefined): string | null {
    if (high === undefined) return low > 0 ? forms.rangeFrom({ min: number(low) }) : null;
    if (low === 0) return forms.rangeTo({ max: number(high) });
    return low === high ? number(low) : forms.rangeBetween({ min: number(low), max: number(high) });
  }
}
