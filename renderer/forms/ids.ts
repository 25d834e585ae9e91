// Ids that tie a control to its label, description, errors and notes, and how to get the focus to a field.
import { descriptionId, errorId, helpId, titleId } from '@rjsf/utils';

export { errorId, titleId };
export const notesId = helpId;

export function describedBy(id: string): string {
  return [errorId(id), descriptionId(id), notesId(id)].join(' ');
}

export function fieldBoxId(id: string): string {
  return `${id}__box`;
}

const focusable =
  'input:not([disabled]), textarea:not([disabled]), [role="spinbutton"], [tabindex="0"], button:not([disabled])';

/** Moves the focus to the control of a field; of a radio group, to the chosen one. */
export function focusField(id: string): void {
  const box = document.getElementById(fieldBoxId(id));
  const target =
    box?.querySelector<HTMLElement>('input:checked') ?? box?.querySelector<HTMLElement>(focusable);
  target?.focus();
  box?.scrollIntoView({ block: 'nearest' });
}
