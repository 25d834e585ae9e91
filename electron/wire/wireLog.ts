// What went over the wire, for each server in a ring: masked before it is kept, in memory alone (C-PRV-2, C-PRV-3). Values of answers
// stay beside it while their connection is open, for the person who asks for them.
import type {
  WireChange,
  WireDirection,
  WireFilter,
  WireKind,
  WirePage,
  WireRow,
  WireText,
} from '../../shared/wire/wireView.ts';
import { mostWireMessages } from '../../shared/wire/wireView.ts';
import type { Clock } from '../platform/clock.ts';
import { beginningOf, maskMessage, maskText } from './maskMessage.ts';

/** One connection's end of the log. Nothing of it throws. */
export interface WireTap {
  sent(message: unknown): void;
  received(message: unknown): void;
  /** What came back instead of a message, in words; of its `body` JSON alone is kept, masked like a message (C-PRV-2, C-PRV-3). */
  failed(text: string, body?: string): void;
  /** A notice that was not handed on. */
  heldBack(): void;
  /** The connection is over: values of answers are forgotten. */
  ended(): void;
}

export interface WireLog {
  /** `secrets`: values that are never kept, whoever sends them. */
  tapOf(serverId: string, secrets: readonly string[]): WireTap;
  /** Publishes the next change of the server, once. */
  read(serverId: string, filter: WireFilter): WirePage;
  /** Masked; ids that are gone are left out. */
  texts(serverId: string, ids: readonly number[]): readonly WireText[];
  /** With the values of answers where they are still held; `requestState` and secrets never (C-MRT-5). */
  reveal(serverId: string, ids: readonly number[]): readonly WireText[];
  /** Masked, one JSON object a line, the oldest first. */
  lines(serverId: string): string;
  /** The server is gone. */
  forget(serverId: string): void;
}

/** Of one server, with what is held of answers. */
const mostBytes = 4_000_000;
/** Requests that wait for their answer; a server may never answer. */
const mostOpen = 1_000;
const longestName = 200;
const longestFailure = 2_000;
/** Of one message is searched so much. */
const longestSearched = 20_000;
/** Beyond either, indentation would be most of the text. */
const longestIndented = 50_000;
const deepestIndented = 20;
/** Shorter values of secrets would stand in half of all texts. */
const shortestSecret = 4;

interface NewMessage extends Omit<WireRow, 'id' | 'atMs' | 'holdsAnswers'> {
  readonly masked: unknown;
  readonly keptBytes: number;
  readonly withAnswers: unknown;
}

interface Kept extends Omit<NewMessage, 'withAnswers'> {
  readonly id: number;
  readonly atMs: number;
  withAnswers: unknown;
}

interface Ring {
  readonly messages: Kept[];
  keptBytes: number;
  recorded: number;
  heldBack: number;
  isRead: boolean;
}

export function createWireLog(deps: {
  readonly clock: Pick<Clock, 'now'>;
  readonly publish: (serverId: string, read: () => WireChange) => void;
}): WireLog {
  const rings = new Map<string, Ring>();

  const changed = (serverId: string, ring: Ring): void => {
    // Only who looks is told: a flood costs nothing while nobody does.
    if (!ring.isRead) return;
    ring.isRead = false;
    deps.publish(serverId, () => ({
      serverId,
      recorded: ring.recorded,
      dropped: ring.recorded - ring.messages.length,
    }));
  };
  const add = (serverId: string, ring: Ring, message: NewMessage): Kept => {
    ring.recorded += 1;
    const kept: Kept = { ...message, id: ring.recorded, atMs: deps.clock.now() };
    ring.messages.push(kept);
    ring.keptBytes += kept.keptBytes;
    while (ring.messages.length > mostWireMessages || ring.keptBytes > mostBytes) {
      const oldest = ring.messages.shift();
      if (oldest === undefined) break;
      ring.keptBytes -= oldest.keptBytes;
    }
    changed(serverId, ring);
    return kept;
  };
  const messagesOf = (serverId: string): readonly Kept[] => rings.get(serverId)?.messages ?? [];
  const chosen = (serverId: string, ids: readonly number[]): readonly Kept[] => {
    const wanted = new Set(ids);
    return messagesOf(serverId).filter(({ id }) => wanted.has(id));
  };

  return {
    tapOf: (serverId, secretValues) => {
      const ring = rings.get(serverId) ?? {
        messages: [],
        keptBytes: 0,
        recorded: 0,
        heldBack: 0,
        isRead: false,
      };
      rings.set(serverId, ring);
      return createTap(ring, inOrder(secretValues), {
        add: (message) => add(serverId, ring, message),
        changed: () => {
          changed(serverId, ring);
        },
      });
    },
    read: (serverId, filter) => {
      const ring = rings.get(serverId);
      if (ring === undefined) {
        return { rows: [], kept: 0, dropped: 0, heldBack: 0, holdsAnswers: false };
      }
      ring.isRead = true;
      return {
        rows: ring.messages.filter((message) => matches(message, filter)).map(rowOf),
        kept: ring.messages.length,
        dropped: ring.recorded - ring.messages.length,
        heldBack: ring.heldBack,
        holdsAnswers: ring.messages.some(holdsAnswers),
      };
    },
    texts: (serverId, ids) =>
      chosen(serverId, ids).map((message) => ({ id: message.id, json: indented(message.masked) })),
    reveal: (serverId, ids) =>
      chosen(serverId, ids).map((message) => ({
        id: message.id,
        json: indented(holdsAnswers(message) ? message.withAnswers : message.masked),
      })),
    lines: (serverId) =>
      messagesOf(serverId)
        .map(({ atMs, direction, kind, bytes, isCut, masked }) => {
          const at = new Date(atMs).toISOString();
          return `${JSON.stringify({ at, direction, kind, bytes, isCut, message: masked })}\n`;
        })
        .join(''),
    forget: (serverId) => {
      rings.delete(serverId);
    },
  };
}

interface TapDeps {
  readonly add: (message: NewMessage) => Kept;
  readonly changed: () => void;
}

function createTap(ring: Ring, secrets: readonly string[], { add, changed }: TapDeps): WireTap {
  const open: Readonly<Record<WireDirection, Map<unknown, string>>> = {
    sent: new Map(),
    received: new Map(),
  };
  let hasEnded = false;
  let withAnswers: Kept[] = [];

  const methodOf = (message: Readonly<Record<string, unknown>>, direction: WireDirection) => {
    const { method, id }: { readonly method?: unknown; readonly id?: unknown } = message;
    if (typeof method === 'string') {
      const name = beginningOf(maskText(method, secrets), longestName);
      const asked = open[direction];
      if ('id' in message && isId(id) && String(id).length <= longestName) asked.set(id, name);
      if (asked.size > mostOpen) asked.delete(asked.keys().next().value);
      return name;
    }
    const asked = open[direction === 'sent' ? 'received' : 'sent'];
    const answered = asked.get(id) ?? null;
    asked.delete(id);
    return answered;
  };
  const record = (message: unknown, direction: WireDirection): void => {
    const {
      masked,
      withAnswers: held,
      bytes,
      keptBytes,
      isCut,
    } = maskMessage(message, direction, secrets);
    const record = isRecord(message) ? message : {};
    const isHeld = held !== undefined && !hasEnded;
    const kept = add({
      direction,
      kind: kindOf(record),
      method: methodOf(record, direction),
      rpcId: isId(record['id'])
        ? beginningOf(maskText(JSON.stringify(record['id']), secrets), longestName)
        : null,
      bytes,
      keptBytes: isHeld ? 2 * keptBytes + bytes : keptBytes,
      isCut,
      masked,
      withAnswers: isHeld ? held : undefined,
    });
    if (!isHeld) return;
    withAnswers.push(kept);
    // Those that left the ring are not kept alive from here.
    if (withAnswers.length > mostWireMessages) withAnswers.shift();
  };

  return {
    sent: (message) => {
      record(message, 'sent');
    },
    received: (message) => {
      record(message, 'received');
    },
    failed: (text, body = '') => {
      // First masked, then cut: half a secret would not be found.
      const whole = maskText(`${text}${body === '' ? '' : ` ${bodyOf(body, secrets)}`}`, secrets);
      const masked = beginningOf(whole, longestFailure);
      const bytes = Buffer.byteLength(text) + Buffer.byteLength(body);
      add({
        direction: 'received',
        kind: 'failure',
        method: null,
        rpcId: null,
        bytes,
        keptBytes: Buffer.byteLength(masked),
        isCut: whole.length > longestFailure,
        masked,
        withAnswers: undefined,
      });
    },
    heldBack: () => {
      ring.heldBack += 1;
      changed();
    },
    ended: () => {
      hasEnded = true;
      for (const message of withAnswers) message.withAnswers = undefined;
      withAnswers = [];
      changed();
    },
  };
}

function kindOf(message: Readonly<Record<string, unknown>>): WireKind {
  if (typeof message['method'] === 'string') return 'id' in message ? 'request' : 'notification';
  if ('error' in message) return 'error';
  return 'result' in message ? 'response' : 'failure';
}

function matches(message: Kept, { text, direction, kind }: WireFilter): boolean {
  if (direction !== undefined && message.direction !== direction) return false;
  if (kind !== undefined && message.kind !== kind) return false;
  const wanted = text.trim().toLowerCase();
  if (wanted === '' || (message.method ?? '').toLowerCase().includes(wanted)) return true;
  return JSON.stringify(message.masked).slice(0, longestSearched).toLowerCase().includes(wanted);
}

function rowOf(message: Kept): WireRow {
  const { id, atMs, direction, kind, method, rpcId, bytes, isCut } = message;
  const row = { id, atMs, direction, kind, method, rpcId, bytes, isCut };
  return { ...row, holdsAnswers: holdsAnswers(message) };
}

const holdsAnswers = ({ withAnswers }: Kept): boolean => withAnswers !== undefined;

/** A body may repeat what was sent, an answer too: it is masked as such, and what is no JSON is not kept. */
function bodyOf(body: string, secrets: readonly string[]): string {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null) {
      return JSON.stringify(maskMessage(parsed, 'sent', secrets).masked);
    }
  } catch {
    // No JSON.
  }
  return `••• body, ${String(body.length)}`;
}

function indented(value: unknown): string {
  const compact = JSON.stringify(value);
  const isLarge = compact.length > longestIndented || isDeeper(value, deepestIndented);
  return isLarge ? compact : JSON.stringify(value, null, 2);
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1));
}

/** The longest first: one may stand in another. */
function inOrder(values: readonly string[]): readonly string[] {
  return [...new Set(values)]
    .filter(({ length }) => length >= shortestSecret)
    .sort((a, b) => b.length - a.length);
}

const isId = (id: unknown): boolean => typeof id === 'string' || typeof id === 'number';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
