import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultRules } from '../../../shared/servers/serverRules.ts';
import { catalogues } from '../../i18n/catalogues.ts';
import { locales } from '../../i18n/locale.ts';
import { fakeGuard, fakeQuestion, fakeServer } from '../../testing/fakeViews.ts';
import { renderApp, settle } from '../../testing/renderApp.tsx';
import { QuestionsPage } from './QuestionsPage.tsx';

const globex = fakeServer({ id: 'globex', name: 'Globex' });
const servers = [fakeServer(), globex];
const ofGlobex = (id: string) => {
  const question = fakeQuestion(id, { serverName: 'Globex', state: { kind: 'queued' } });
  return { ...question, request: { ...question.request, serverId: 'globex' } };
};
const questions = [fakeQuestion('a'), ofGlobex('b'), ofGlobex('c')];
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it.each(locales)('stands by server with its count, in %s', async (locale) => {
  await renderApp(<QuestionsPage />, { servers, questions }, locale);
  const { guard } = catalogues[locale];
  const region = screen.getByRole('region', { name: 'Globex' });
  expect(within(region).getAllByRole('listitem')).toHaveLength(2);
  expect(within(region).getByText(guard.openCount({ count: 2 }))).toBeTruthy();
  const names = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(names).toEqual(['Table desk', 'Globex']);
});

it('C-ACT-5: all questions of one server are cancelled at once, and of no other', async () => {
  const { fake } = await renderApp(<QuestionsPage />, { servers, questions });
  expect(screen.queryByRole('button', { name: 'Cancel all questions of Table desk' })).toBeNull();
  press('Cancel all questions of Globex');
  await settle();
  expect(fake.calls.at(-1)).toEqual(['servers.cancelQuestions', { serverId: 'globex' }]);
});

it('C-RAT-3: a server is paused here, and a paused one is resumed here though it asks nothing', async () => {
  const { fake } = await renderApp(<QuestionsPage />, { servers, questions });
  press('Pause questions of Globex');
  await settle();
  expect(fake.calls.at(-1)).toEqual(['servers.pause', { serverId: 'globex' }]);
  const paused = { ...globex, rules: { ...defaultRules, paused: true } };
  act(() => {
    fake.emit('servers', [fakeServer(), paused]);
    fake.emit('questions', []);
  });
  expect(screen.getByText('No questions are open')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Table desk' })).toBeNull();
  press('Resume questions of Globex');
  await settle();
  expect(fake.calls.at(-1)).toEqual(['servers.resume', { serverId: 'globex' }]);
});

it('C-RAT-4: the offer to pause stands with its server, with one button', async () => {
  const guards = [fakeGuard({ serverId: 'globex', offersPause: true })];
  await renderApp(<QuestionsPage />, { servers, questions, guards });
  const region = within(screen.getByRole('region', { name: 'Globex' }));
  expect(region.getByText('You have refused Globex several times in a row')).toBeTruthy();
  expect(region.getAllByRole('button', { name: 'Pause questions of Globex' })).toHaveLength(1);
});

it('questions of a server that is gone can still be dismissed', async () => {
  const question = fakeQuestion('a', { state: { kind: 'withdrawn', reason: 'paused' } });
  const { fake } = await renderApp(<QuestionsPage />, { questions: [question] });
  expect(screen.queryByRole('button', { name: /^Pause/ })).toBeNull();
  press('Dismiss the question of Table desk');
  await settle();
  expect(fake.calls.at(-1)).toEqual(['questions.dismiss', { questionId: 'a' }]);
});
