// What the fields of one form need beside their schema: given by React's context, since RJSF's own is untyped.
import { createContext, type ReactNode } from 'react';

export interface FieldSurroundings {
  /** The person's time zone (IANA): shown beside date-times. */
  readonly zone: string;
  /**
   * `local`: a question's draft keeps the local time, shared/schema/readAnswer.ts adds the offset.
   * `offset`: a tool argument is the value itself, so the widget adds it.
   */
  readonly dateTimes: 'local' | 'offset';
  /** Notes of the app about the field with this id. */
  readonly notesOf: (id: string) => ReactNode;
}

export const FieldContext = createContext<FieldSurroundings>({
  zone: 'UTC',
  dateTimes: 'local',
  notesOf: () => null,
});
