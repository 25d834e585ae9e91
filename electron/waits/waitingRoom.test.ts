import { describe, expect, it } from 'vitest';
import type { UrlRequest } from '../../shared/elicitation/request.ts';
import { analysisOf } from '../../shared/url/testing/analysisOf.ts';
import type { ActiveCall } from '../mcp/activeCalls.ts';
import { createRetryRequests } from '../mcp/retryRequests.ts';
import { createRecordedOpener } from '../opening/testing/recordedOpener.ts';
import { alwaysArmed } from '../consent/arming.ts';
import { createHold } from '../guard/hold.ts';
import { silentObserver } from '../mcp/testing/silentObserver.ts';
import { createManualClock } from '../platform/testing/manualClock.ts';
import { createWaitingRoom } from './waitingRoom.ts';

const address = 'https://pay.example/deposit?handle=8f2c';
const request: UrlRequest = {
  id: 'q1',
  serverId: 's1',
  revision: '2025-11-25',
  mode: 'url',
  message: 'Pay',
  messageFlags: [],
  address: analysisOf(address),
  rawUrl: address,
  actionIds: ['a1'],
  position: 1,
  total: 1,
};

function enter(options: Parameters<typeof createRecordedOpener>[0] = {}) {
  const opener = createRecordedOpener(options);
  let published = 0;
  let id = 0;
  const room = createWaitingRoom({
    clock: createManualClock(5_000),
    newId: () => `w${(id += 1)}`,
    opener,
    arming: alwaysArmed,
    publish: () => {
      published += 1;
    },
  });
  const story: string[] = [];
  const linkLost = new AbortController();
  const callNamed = (actionId: string): { call: ActiveCall; over: AbortController } => {
    const over = new AbortController();
    const call: ActiveCall = {
      action: { actionId, tool: 'pay', argumentsText: '{}' },
      over: over.signal,
      retries: createRetryRequests(room.changed),
      hold: createHold(),
      timer: {
        pause: () => story.push('pause'),
        resume: () => story.push('resume'),
        progress: () => undefined,
        dispose: () => undefined,
      },
      observer: {
        ...silentObserver,
        pageOpened: ({ domain, how }) => story.push(`opened ${domain} ${how}`),
        pageReported: (state) => story.push(state),
        waitEnded: (waitId) => story.push(`ended ${waitId}`),
      },
    };
    return { call, over };
  };
  const add = (calls: readonly ActiveCall[]) =>
    room.add({
      request,
      serverName: 'Desk',
      calls,
      how: 'by-app',
      linkLost: linkLost.signal,
      onEnd: () => story.push('forgotten'),
    });
  return { room, opener, story, linkLost, callNamed, add, published: () => published };
}

describe('C-URL-14 a page that was opened', () => {
  it('is waited for, with its domain alone, until its action is over; the clock of the call stands (C-URL-18)', () => {
    const { room, story, callNamed, add } = enter();
    const { call, over } = callNamed('a1');
    add([call]);
    expect(room.views()).toEqual([
      {
        id: 'w1',
        serverId: 's1',
        serverName: 'Desk',
        actionIds: ['a1'],
        domain: 'pay.example',
        openedAtMs: 5_000,
        state: 'waiting',
        canTryAgain: false,
      },
    ]);
    over.abort('action-ended');
    expect(room.views()).toEqual([]);
    expect(story).toEqual([
      'pause',
      'opened pay.example by-app',
      'forgotten',
      'resume',
      'ended w1',
    ]);
  });

  it('that several calls may wait for is left when the last of them is over', () => {
    const { room, callNamed, add } = enter();
    const [one, other] = [callNamed('a1'), callNamed('a2')];
    add([one.call, other.call]);
    one.over.abort('action-ended');
    expect(room.views()).toHaveLength(1);
    other.over.abort('action-ended');
    expect(room.views()).toEqual([]);
  });

  it('gives the other calls their time back when one of several is over: it may have been the one that asked', () => {
    const { room, story, callNamed, add } = enter();
    const [one, other] = [callNamed('a1'), callNamed('a2')];
    add([one.call, other.call]);
    story.length = 0;
    one.over.abort('action-ended');
    expect(story).toEqual(['resume', 'ended w1', 'resume']);
    expect(room.views()).toMatchObject([{ actionIds: ['a2'], canTryAgain: false }]);
    other.over.abort('action-ended');
    expect(story.slice(3)).toEqual(['forgotten', 'ended w1']);
  });

  it('without an action is left with the link, or by the person', () => {
    const { room, linkLost, add } = enter();
    add([]);
    add([]);
    room.dismiss('w1');
    expect(room.views().map(({ id }) => id)).toEqual(['w2']);
    linkLost.abort('link-lost');
    expect(room.views()).toEqual([]);
  });

  it('that holds up an action cannot be dismissed', () => {
    const { room, callNamed, add } = enter();
    add([callNamed('a1').call]);
    room.dismiss('w1');
    expect(room.views()).toHaveLength(1);
  });
});

describe('C-CMP-3 a report of completion', () => {
  it('is told once and gives the server its time back; the wait stays', async () => {
    const { room, story, callNamed, add } = enter();
    const wait = add([callNamed('a1').call]);
    wait.report('reported-complete');
    wait.report('reported-complete');
    await wait.reported;
    expect(room.views()).toMatchObject([{ state: 'reported-complete' }]);
    expect(story).toEqual(['pause', 'opened pay.example by-app', 'reported-complete', 'resume']);
  });

  it('after the end is nothing', () => {
    const { story, callNamed, add } = enter();
    const { call, over } = callNamed('a1');
    const wait = add([call]);
    over.abort('action-ended');
    story.length = 0;
    wait.report('reported-complete');
    wait.end();
    expect(story).toEqual([]);
  });
});

describe('C-URL-15 while waiting', () => {
  it('open again hands the same address over once for each click (C-URL-11)', async () => {
    const { room, opener, story, callNamed, add } = enter();
    add([callNamed('a1').call]);
    expect(await room.openAgain('w1')).toEqual({ kind: 'opened' });
    expect(opener.opened).toEqual([address]);
    expect(story.at(-1)).toBe('opened pay.example again');
    expect(await room.openAgain('w9')).toEqual({ kind: 'not-open' });
    expect(opener.opened).toHaveLength(1);
  });

  it('open again opens once for two clicks at a time, and does nothing for a call that ended meanwhile', async () => {
    const { room, opener, story, callNamed, add } = enter();
    const { call, over } = callNamed('a1');
    add([call]);
    const both = await Promise.all([room.openAgain('w1'), room.openAgain('w1')]);
    expect(both).toEqual([{ kind: 'opened' }, { kind: 'not-open' }]);
    expect(opener.opened).toEqual([address]);
    const late = room.openAgain('w1');
    over.abort('action-ended');
    story.length = 0;
    expect(await late).toEqual({ kind: 'not-open' });
    expect(opener.opened).toEqual([address]);
    expect(story).toEqual([]);
  });

  it('open again says so when the system cannot (C-URL-13)', async () => {
    const { room, opener, add } = enter({ program: () => '' });
    add([]);
    expect(await room.openAgain('w1')).toEqual({ kind: 'no-program' });
    expect(opener.opened).toEqual([]);
  });

  it('try again is there when the call listens, and is told to it', () => {
    const { room, callNamed, add, published } = enter();
    const { call } = callNamed('a1');
    add([call]);
    expect(() => {
      room.tryAgain('w1');
    }).toThrow('not-waiting');
    let wishes = 0;
    const before = published();
    const stopListening = call.retries.listen(() => {
      wishes += 1;
    });
    expect(published()).toBe(before + 1);
    expect(room.views()).toMatchObject([{ canTryAgain: true }]);
    room.tryAgain('w1');
    expect(wishes).toBe(1);
    stopListening();
    expect(room.views()).toMatchObject([{ canTryAgain: false }]);
  });

  it('try again is not offered where it is not known which call waits', () => {
    const { room, callNamed, add } = enter();
    const [one, other] = [callNamed('a1'), callNamed('a2')];
    add([one.call, other.call]);
    one.call.retries.listen(() => undefined);
    expect(room.views()).toMatchObject([{ canTryAgain: false }]);
  });

  it('try again waits while a question of the call is open', () => {
    const { room, callNamed, add } = enter();
    const { call } = callNamed('a1');
    add([call]);
    call.retries.listen(() => undefined);
    const release = call.retries.hold();
    expect(room.views()).toMatchObject([{ canTryAgain: false }]);
    release();
    expect(room.views()).toMatchObject([{ canTryAgain: true }]);
  });

  it('an action that is sent anew leaves what it shares to the others', () => {
    const { room, story, callNamed, add } = enter();
    const [one, other] = [callNamed('a1'), callNamed('a2')];
    add([one.call, other.call]);
    story.length = 0;
    room.endOf('a1');
    expect(room.views().map(({ actionIds }) => actionIds)).toEqual([['a2']]);
    expect(story).toEqual(['resume', 'ended w1']);
  });

  it('an action that is sent anew leaves its waits', () => {
    const { room, callNamed, add } = enter();
    add([callNamed('a1').call]);
    add([callNamed('a2').call]);
    room.endOf('a1');
    expect(room.views().map(({ actionIds }) => actionIds)).toEqual([['a2']]);
  });
});
