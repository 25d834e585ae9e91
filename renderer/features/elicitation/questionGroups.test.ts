import { expect, test } from 'vitest';
import { fakeQuestion } from '../../testing/fakeViews.ts';
import { groupQuestions } from './questionGroups.ts';

const of = (id: string, serverId: string) => {
  const question = fakeQuestion(id, { serverName: serverId.toUpperCase() });
  return { ...question, request: { ...question.request, serverId } };
};

test('questions stand by server, in the order of the queue', () => {
  const groups = groupQuestions([of('1', 'b'), of('2', 'a'), of('3', 'b')]);
  const told = groups.map(({ serverName, questions }) => [
    serverName,
    ...questions.map(({ request }) => request.id),
  ]);
  expect(told).toEqual([
    ['B', '1', '3'],
    ['A', '2'],
  ]);
});
