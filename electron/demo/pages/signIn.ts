// The desk's own sign-in: it tells the page who is there. It signs nobody in to the MCP server, whose
// account is fixed when the program starts (requirements S-URL-5, S-TPA-5).
import { guests } from '../guests.ts';
import { html } from './html.ts';
import type { WebSession, WebSessions } from './webSessions.ts';
import type { WebReply } from './webServer.ts';

/** The page in front of every page that needs to know who is there; it comes back to `path`. */
export function signInPage(path: string, { formToken }: WebSession, isWrong = false): WebReply {
  const wrong = html`<p class="wrong" role="alert">Name and password do not fit.</p>`;
  return {
    kind: 'page',
    status: isWrong ? 403 : 200,
    title: 'Sign in to Table desk',
    body: html`
      <p>First we need to know that it is you. Nothing is connected or stored by signing in.</p>
      ${isWrong ? wrong : []}
      <form method="post" action="${path}/sign-in">
        ${formToken}
        <label>Name <input name="name" autocomplete="username" required /></label>
        <label>
          Password
          <input name="password" type="password" autocomplete="current-password" required />
        </label>
        <div class="buttons"><button class="main">Sign in</button></div>
      </form>
      <p class="soft">
        This demo has made-up guests:
        ${guests.map(({ name, password }) => html`${name} (password ${password})`.text).join(', ')}.
        Your app says for whom the page was opened.
      </p>
    `,
  };
}

export function signIn(
  path: string,
  form: URLSearchParams,
  session: WebSession,
  sessions: WebSessions,
): WebReply {
  const name = (form.get('name') ?? '').trim().toLowerCase();
  const guest = guests.find(({ account }) => account === name);
  if (guest === undefined || guest.password !== form.get('password')) {
    return signInPage(path, session, true);
  }
  sessions.signIn(session, guest.account);
  return { kind: 'redirect', location: path };
}
