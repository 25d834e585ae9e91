// Tells a person who is elsewhere that something is asked: a number on the icon, a mark on the taskbar, one notification per
// server. The app never comes to the front by itself (C-IDN-9), and says whose question it is in its own words (C-IDN-1).
import type { QuestionView } from '../../shared/elicitation/questionView.ts';
import type { Clock } from '../platform/clock.ts';

/** What the system offers; each may do nothing where it is not supported. */
export interface AttentionPorts {
  setBadge(count: number): void;
  /** Marks the window on the taskbar, without bringing it to the front. */
  flash(isOn: boolean): void;
  /** Shows one notification that names the server; the returned function takes it away. */
  notify(serverName: string, on: NotificationEvents): () => void;
}

export interface NotificationEvents {
  readonly click: () => void;
  /** Closed by the person or by the system, or never shown. */
  readonly gone: () => void;
}

export interface Attention {
  questionsChanged(questions: readonly QuestionView[]): void;
  /** It came to the front, or left it. */
  windowChanged(): void;
  dispose(): void;
}

/** A server that asks again and again while nobody looks is announced this often at most. */
const quietMs = 60_000;

export function createAttention(deps: {
  readonly ports: AttentionPorts;
  readonly clock: Clock;
  readonly isInFront: () => boolean;
  /** The person follows a notification: to this question, or to none when it is over. */
  readonly onFollow: (questionId: string | null) => void;
}): Attention {
  const { ports, clock } = deps;
  let open: readonly QuestionView[] = [];
  let announced: ReadonlySet<string> = new Set();
  let badge = 0;
  let isFlashing = false;
  const shown = new Map<string, () => void>();
  const shownAtMs = new Map<string, number>();

  const setBadge = (count: number): void => {
    if (count !== badge) ports.setBadge(count);
    badge = count;
  };
  const setFlash = (isOn: boolean): void => {
    if (isOn !== isFlashing) ports.flash(isOn);
    isFlashing = isOn;
  };
  const take = (serverId: string): void => {
    const close = shown.get(serverId);
    shown.delete(serverId);
    close?.();
  };
  const announce = ({ request: { serverId }, serverName }: QuestionView): void => {
    const lastMs = shownAtMs.get(serverId) ?? Number.NEGATIVE_INFINITY;
    if (shown.has(serverId) || clock.now() - lastMs < quietMs) return;
    shownAtMs.set(serverId, clock.now());
    const close = ports.notify(serverName, {
      click: () => {
        const first = open.find(({ request }) => request.serverId === serverId);
        deps.onFollow(first?.request.id ?? null);
      },
      gone: () => {
        shown.delete(serverId);
      },
    });
    shown.set(serverId, close);
  };
  const clear = (): void => {
    setBadge(0);
    setFlash(false);
    for (const serverId of [...shown.keys()]) take(serverId);
  };
  const update = (): void => {
    const fresh = open.filter(({ request }) => !announced.has(request.id));
    announced = new Set(open.map(({ request }) => request.id));
    if (deps.isInFront()) {
      shownAtMs.clear();
      clear();
      return;
    }
    setBadge(open.length);
    setFlash(fresh.length > 0 || (isFlashing && open.length > 0));
    for (const serverId of [...shown.keys()]) {
      if (!open.some(({ request }) => request.serverId === serverId)) take(serverId);
    }
    for (const question of fresh) announce(question);
  };

  return {
    questionsChanged: (questions) => {
      open = questions.filter(({ state }) => state.kind !== 'withdrawn');
      update();
    },
    windowChanged: update,
    dispose: clear,
  };
}
