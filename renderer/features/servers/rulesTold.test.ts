import { describe, expect, test } from 'vitest';
import { defaultRules } from '../../../shared/servers/serverRules.ts';
import type { ServerView } from '../../../shared/servers/serverView.ts';
import { fakeServer } from '../../testing/fakeViews.ts';
import { toldOf } from './rulesTold.ts';

const noPages = { ...defaultRules, urlMode: false };
const noForms = { ...defaultRules, formMode: false };

describe('C-CAP-5: what a server was told, and from when on a change counts', () => {
  test.each<[string, Partial<ServerView>, ReturnType<typeof toldOf>]>([
    ['never connected', { declaredModes: null }, { modes: 'nothing', changeCounts: null }],
    ['as the rules say', {}, { modes: 'both', changeCounts: null }],
    [
      'as the rules say, in another order',
      { declaredModes: ['url', 'form'] },
      { modes: 'both', changeCounts: null },
    ],
    [
      'one of them, as the rules say',
      { declaredModes: ['form'], rules: noPages },
      { modes: 'form', changeCounts: null },
    ],
    [
      'the other one',
      { declaredModes: ['url'], rules: noPages },
      { modes: 'url', changeCounts: 'next-request' },
    ],
    ['neither', { declaredModes: [] }, { modes: 'none', changeCounts: 'next-request' }],
    [
      'changed, older generation',
      { revision: '2025-06-18', rules: noForms },
      { modes: 'both', changeCounts: 'reconnecting' },
    ],
    [
      'changed, not connected any more',
      { revision: '2025-06-18', rules: noForms, state: { kind: 'disconnected' } },
      { modes: 'both', changeCounts: 'next-connection' },
    ],
  ])('%s', (_case, changes, told) => {
    expect(toldOf(fakeServer(changes))).toEqual(told);
  });
});
