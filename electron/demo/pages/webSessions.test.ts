import { expect, it } from 'vitest';
import { html } from './html.ts';
import { problemPage, type WebReply, type WebRequest } from './webServer.ts';
import { createWebSessions } from './webSessions.ts';

const page: WebReply = { kind: 'page', status: 200, title: 'A page', body: html`` };

function visit() {
  const sessions = createWebSessions({ name: 'desk', now: () => 0 });
  const ask = async (cookie: string, reply: WebReply): Promise<WebReply> =>
    sessions.guard(() => reply)(request(cookie));
  return ask;
}

function request(cookie: string): WebRequest {
  const [query, form] = [new URLSearchParams(), new URLSearchParams()];
  return { method: 'GET', path: [], query, form, cookie, authorization: '' };
}

const cookieOf = (reply: WebReply): string => reply.cookie?.split(';')[0] ?? '';

it('S-URL-5 pages that do not exist push nobody out', async () => {
  const ask = visit();
  const mine = cookieOf(await ask('', page));
  for (let index = 0; index < 600; index += 1) {
    expect(await ask('', problemPage(404, 'Nothing here', ''))).not.toHaveProperty('cookie');
  }
  expect(cookieOf(await ask(mine, page))).toBe(mine);
});

it('of many sessions the one goes that was used longest ago', async () => {
  const ask = visit();
  const mine = cookieOf(await ask('', page));
  const idle = cookieOf(await ask('', page));
  for (let index = 0; index < 499; index += 1) {
    await ask('', page);
    await ask(mine, page);
  }
  expect(cookieOf(await ask(mine, page))).toBe(mine);
  expect(cookieOf(await ask(idle, page))).not.toBe(idle);
});
