// The messages of a server as the window gets them: rows without their text, and the text of those that it unfolds.
import { z } from 'zod';

export const wireDirections = ['sent', 'received'] as const;
export type WireDirection = (typeof wireDirections)[number];

/** `failure`: what came back was no message: an HTTP status, a line that is no JSON-RPC. */
export const wireKinds = ['request', 'response', 'notification', 'error', 'failure'] as const;
export type WireKind = (typeof wireKinds)[number];

export const wireFilterSchema = z.object({
  /** Stands somewhere in the masked text or the method; upper and lower case are the same. */
  text: z.string().max(200),
  direction: z.enum(wireDirections).optional(),
  kind: z.enum(wireKinds).optional(),
});
export type WireFilter = z.infer<typeof wireFilterSchema>;

/** Kept of one server; the oldest go first. */
export const mostWireMessages = 500;

export interface WireRow {
  /** Counts up from 1 for each server. */
  readonly id: number;
  /** Milliseconds since the epoch. */
  readonly atMs: number;
  readonly direction: WireDirection;
  readonly kind: WireKind;
  /** Of an answer: the method that is answered, where it is known. */
  readonly method: string | null;
  /** The JSON-RPC id, as JSON. */
  readonly rpcId: string | null;
  /** Of the message as JSON in UTF-8; at least so many where it was too deep to count. */
  readonly bytes: number;
  /** Only its beginning is kept. */
  readonly isCut: boolean;
  /** Values of answers are masked in it, and main still has them. */
  readonly holdsAnswers: boolean;
}

export interface WirePage {
  /** Those that match, the oldest first. */
  readonly rows: readonly WireRow[];
  readonly kept: number;
  /** Older ones that had to go. */
  readonly dropped: number;
  /** Notices that came too fast, and answers that nobody waited for: never recorded one by one. */
  readonly heldBack: number;
  /** Whether any kept message has values that can be shown. */
  readonly holdsAnswers: boolean;
}

/** The text of a message as indented JSON. */
export interface WireText {
  readonly id: number;
  readonly json: string;
}

/** Something was recorded since the rows were read last. */
export interface WireChange {
  readonly serverId: string;
  readonly recorded: number;
  readonly dropped: number;
}
