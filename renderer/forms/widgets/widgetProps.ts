// What the widgets take from RJSF's props, with the `any` of its types narrowed once.
import type { WidgetProps } from '@rjsf/utils';
import { describedBy, titleId } from '../ids.ts';

export type { WidgetProps };

/** Names, describes and marks a group of controls (radio buttons, check boxes, a list, date segments). */
export function groupProps({ id, required, disabled, readonly, rawErrors }: WidgetProps) {
  return {
    id,
    'aria-labelledby': titleId(id),
    'aria-describedby': describedBy(id),
    isRequired: required ?? false,
    isDisabled: (disabled ?? false) || (readonly ?? false),
    isInvalid: hasErrors(rawErrors),
    validationBehavior: 'aria',
  } as const;
}

export function hasErrors(rawErrors: readonly string[] | undefined): boolean {
  return rawErrors !== undefined && rawErrors.length > 0;
}

export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value === undefined || value === null ? '' : JSON.stringify(value);
}
