// Whatever happens in whatever order: exactly one outcome for each question, and accept only by an armed act of the person (C-ACT-7).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WithdrawReason } from '../../shared/actions/actionView.ts';
import type { ElicitationRequest } from '../../shared/elicitation/request.ts';
import { analyseUrl } from '../../shared/url/analyseUrl.ts';
import { createArming } from '../consent/arming.ts';
import { createRecordedOpener } from '../opening/testing/recordedOpener.ts';
import { createManualClock } from '../platform/testing/manualClock.ts';
import { createBroker, type QuestionOutcome } from './broker.ts';

const attribution = {
  serverName: 'Desk',
  transport: 'stdio',
  endpoint: 'node desk',
  selfReportedName: null,
  selfReportedFlags: [],
  standing: 'known',
  actions: [],
} as const;
const pageUrl = 'https://pages.example/connect';
const withdrawals: readonly WithdrawReason[] = ['by-server', 'link-lost', 'action-stopped', 'quit'];

interface Asked {
  readonly id: string;
  readonly serverId: string;
  readonly mode: 'form' | 'url';
  readonly withdraw: AbortController;
  readonly outcomes: QuestionOutcome[];
}

function requestOf({ id, serverId, mode }: Asked): ElicitationRequest {
  const base = {
    id,
    serverId,
    revision: '2025-11-25',
    message: id,
    messageFlags: [],
    actionIds: [],
    position: 1,
    total: 1,
  } as const;
  return mode === 'form'
    ? { ...base, mode, form: { fields: [], notes: [] } }
    : { ...base, mode, address: analyseUrl(pageUrl, {}), rawUrl: pageUrl };
}

type Event =
  | { readonly kind: 'ask'; readonly server: number; readonly mode: 'form' | 'url' }
  | {
      readonly kind: 'accept' | 'decline' | 'cancel' | 'open' | 'present' | 'confirm';
      readonly of: number;
    }
  | { readonly kind: 'withdraw'; readonly of: number; readonly why: number }
  | { readonly kind: 'pause' | 'cancelAll'; readonly server: number }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'focus' | 'blur' | 'move' };

const nth = fc.nat(11);
const server = fc.nat(2);
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      server,
      mode: fc.constantFrom('form' as const, 'url' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'accept' as const,
        'decline' as const,
        'cancel' as const,
        'open' as const,
        'present' as const,
        'confirm' as const,
      ),
      of: nth,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('withdraw' as const), of: nth, why: fc.nat(3) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('pause' as const, 'cancelAll' as const), server }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(1, 250, 499, 500, 700),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('focus' as const, 'blur' as const, 'move' as const),
    }),
  },
);

test('C-ACT-5 C-ACT-7 C-IDN-4 C-IDN-9 any interleaving: one outcome each, no accept without an armed act', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 60 }), async (events) => {
      const clock = createManualClock(100_000);
      const arming = createArming(clock);
      const opener = createRecordedOpener();
      const broker = createBroker({ clock, opener, arming, publish: () => undefined });
      const all: Asked[] = [];
      const armedActs = new Set<string>();
      let isFocused = true;
      let quietSince = Number.NEGATIVE_INFINITY;
      const frontSince = new Map<string, number>();
      const front = (): string | undefined =>
        broker.views().find(({ state }) => state.kind === 'presented')?.request.id;
      /** The test's own reading of the rule, apart from the product's. */
      const isArmed = (id: string): boolean =>
        isFocused &&
        front() === id &&
        clock.now() - quietSince >= 500 &&
        clock.now() - (frontSince.get(id) ?? clock.now()) >= 500;
      let inFront: string | undefined;
      const look = (): void => {
        const now = front();
        if (now !== inFront && now !== undefined) frontSince.set(now, clock.now());
        inFront = now;
        const presented = broker.views().filter(({ state }) => state.kind === 'presented');
        expect(presented.length).toBeLessThanOrEqual(1);
      };

      for (const happening of events) {
        switch (happening.kind) {
          case 'ask': {
            if (all.length >= 12) break;
            const asked: Asked = {
              id: `q${String(all.length)}`,
              serverId: `s${String(happening.server)}`,
              mode: happening.mode,
              withdraw: new AbortController(),
              outcomes: [],
            };
            all.push(asked);
            void broker
              .ask(requestOf(asked), attribution, asked.withdraw.signal)
              .then((outcome) => asked.outcomes.push(outcome));
            break;
          }
          case 'accept':
          case 'open':
          case 'confirm': {
            const id = `q${String(happening.of)}`;
            if (isArmed(id)) armedActs.add(id);
            if (happening.kind === 'accept') broker.answer(id, { action: 'accept', content: [] });
            else if (happening.kind === 'open') await broker.openUrl(id);
            else broker.confirmOpened(id);
            break;
          }
          case 'decline':
          case 'cancel':
            broker.answer(`q${String(happening.of)}`, { action: happening.kind });
            break;
          case 'present':
            broker.present(`q${String(happening.of)}`);
            break;
          case 'withdraw':
            all[happening.of]?.withdraw.abort(withdrawals[happening.why]);
            break;
          case 'pause':
            broker.withdrawAll(`s${String(happening.server)}`, 'paused');
            break;
          case 'cancelAll':
            broker.cancelAll(`s${String(happening.server)}`);
            break;
          case 'wait':
            clock.advance(happening.ms);
            break;
          case 'focus':
          case 'blur':
            if (isFocused !== (happening.kind === 'focus')) quietSince = clock.now();
            isFocused = happening.kind === 'focus';
            arming.setWatched(isFocused);
            break;
          case 'move':
            quietSince = clock.now();
            arming.disturb();
            break;
        }
        look();
        await Promise.resolve();
      }
      // The app quits: whatever is open is withdrawn.
      for (const { withdraw } of all) withdraw.abort('quit');
      await new Promise((resolve) => setImmediate(resolve));
      for (const { id, outcomes } of all) {
        expect(outcomes).toHaveLength(1);
        const [outcome] = outcomes;
        const isAccept = outcome?.kind === 'answered' && outcome.result.action === 'accept';
        if (isAccept) expect(armedActs.has(id), `${id} accepted`).toBe(true);
      }
      const accepted = all.filter(
        ({ outcomes: [outcome], mode }) =>
          mode === 'url' && outcome?.kind === 'answered' && outcome.result.action === 'accept',
      );
      // An address is opened for each accepted page, and for no other (C-URL-11).
      expect(opener.opened).toHaveLength(accepted.length);
    }),
    { numRuns: 400 },
  );
});
