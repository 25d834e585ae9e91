import { useFormats } from '../i18n/useFormats.ts';

interface DurationProps {
  readonly ms: number;
}

export function Duration({ ms }: DurationProps) {
  const { duration } = useFormats();
  return <time dateTime={`PT${(ms / 1000).toFixed(3)}S`}>{duration(ms)}</time>;
}
