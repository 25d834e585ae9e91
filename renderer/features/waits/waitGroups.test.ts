import { describe, expect, it } from 'vitest';
import { fakeWait } from '../../testing/fakeUrlViews.ts';
import { groupWaits } from './waitGroups.ts';

describe('groupWaits', () => {
  it('puts the pages of one action together and leaves the others apart', () => {
    const waits = [
      fakeWait({ id: 'a' }),
      fakeWait({ id: 'b', actionIds: ['run-2'] }),
      fakeWait({ id: 'c' }),
      fakeWait({ id: 'd', actionIds: [] }),
      fakeWait({ id: 'e', actionIds: [] }),
    ];
    const ids = groupWaits(waits).map((group) => group.waits.map(({ id }) => id));
    expect(ids).toEqual([['a', 'c'], ['b'], ['d'], ['e']]);
  });
});
