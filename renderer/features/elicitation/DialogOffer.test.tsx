import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { catalogues } from '../../i18n/catalogues.ts';
import { locales } from '../../i18n/locale.ts';
import { fakeUrlQuestion } from '../../testing/fakeUrlViews.ts';
import { fakeGuard, fakeQuestion, fakeServer } from '../../testing/fakeViews.ts';
import { renderApp, settle } from '../../testing/renderApp.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';

// The dialog keeps looking at its button until it is gone.
afterEach(cleanup);

const servers = [fakeServer()];
const guards = [fakeGuard({ offersPause: true })];

describe('C-RAT-4: the offer to pause in the dialog', () => {
  it.each(locales)(
    'stands beside a form of a server that was refused in a row, in %s',
    async (locale) => {
      const questions = [fakeQuestion('a')];
      const { fake } = await renderApp(<QuestionDialog />, { servers, guards, questions }, locale);
      const { guard } = catalogues[locale];
      expect(screen.getByText(guard.offerText)).toBeTruthy();
      fireEvent.click(
        screen.getByRole('button', { name: guard.pauseOf({ server: 'Table desk' }) }),
      );
      await settle();
      expect(fake.calls.at(-1)).toEqual(['servers.pause', { serverId: 'desk' }]);
    },
  );

  it('stands beside a page as well', async () => {
    await renderApp(<QuestionDialog />, { servers, guards, questions: [fakeUrlQuestion()] });
    expect(screen.getByRole('button', { name: 'Pause questions of Calendar' })).toBeTruthy();
  });

  it('neither comes nor goes while a question is in front: nothing below it moves', async () => {
    const questions = [fakeQuestion('a')];
    const { fake } = await renderApp(<QuestionDialog />, { servers, questions });
    act(() => fake.emit('guards', guards));
    expect(screen.queryByRole('button', { name: /^Pause/ })).toBeNull();
    act(() => fake.emit('questions', [fakeQuestion('b')]));
    expect(screen.getByRole('button', { name: /^Pause/ })).toBeTruthy();
    act(() => fake.emit('guards', [fakeGuard()]));
    expect(screen.getByRole('button', { name: /^Pause/ })).toBeTruthy();
  });

  it('is gone with the question that pausing has closed', async () => {
    const closed = fakeQuestion('a', { state: { kind: 'withdrawn', reason: 'paused' } });
    await renderApp(<QuestionDialog />, { servers, guards, questions: [closed] });
    expect(screen.queryByRole('button', { name: /^Pause/ })).toBeNull();
    expect(screen.getByText('You paused this server. Nothing was sent.')).toBeTruthy();
  });
});

describe('C-IDN-3: what else waits', () => {
  const of = (id: string, serverId: string, serverName: string) => {
    const question = fakeQuestion(id, { serverName, state: { kind: 'queued' } });
    return { ...question, request: { ...question.request, serverId } };
  };

  it('is told at the foot: of the same server, of another one, of several', async () => {
    const front = fakeQuestion('a');
    const globex = [of('b', 'globex', 'Globex'), of('c', 'globex', 'Globex')];
    const questions = [front, of('d', 'desk', 'Table desk'), ...globex];
    const { fake } = await renderApp(<QuestionDialog />, { servers, questions });
    expect(screen.getByText('1 more from Table desk')).toBeTruthy();
    expect(screen.getByText('2 more from Globex')).toBeTruthy();
    act(() => fake.emit('questions', [front, ...globex, of('e', 'acme', 'Acme')]));
    expect(screen.getByText('3 more from other servers')).toBeTruthy();
  });
});
