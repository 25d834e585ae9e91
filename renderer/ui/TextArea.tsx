import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/** Text of several lines. */
export function TextArea({ rows = 4, ...rest }: ComponentProps<typeof TextField>) {
  return <TextField {...rest} rows={rows} />;
}
