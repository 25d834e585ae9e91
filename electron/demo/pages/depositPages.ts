// "Pay a deposit": no sign-in. The page belongs to the first browser that opens it, and what was paid
// counts only after the code shown here was typed in the app that asked. Whoever passes the address on
// cannot read the code; whoever gets it cannot type it (requirement S-URL-7).
import { depositText } from '../payments.ts';
import { html } from './html.ts';
import type { PageCall } from './deskSite.ts';
import { closedPage, otherBrowserPage, otherPersonPage, refusedPage } from './refusals.ts';
import { problemPage, type WebReply } from './webServer.ts';

export function depositPage(call: PageCall): WebReply {
  const { site, session, visit, path, step } = call;
  if (session.account !== undefined && session.account !== visit.account) {
    return otherPersonPage(call);
  }
  if (visit.state === 'closed') return closedPage;
  if (!site.payments.belongsTo(visit, session)) return otherBrowserPage;
  if (visit.state === 'refused') return refusedPage;
  if (visit.state === 'done') {
    const isPaid = site.accounts.depositOf(visit.account, visit.subject) !== undefined;
    return isPaid ? paidPage : codePage(site.payments.codeOf(visit) ?? '');
  }
  switch (step) {
    case '':
      return cardPage(call, undefined);
    case 'pay': {
      const wrong = findWrong(call.request.form);
      if (wrong !== undefined) return cardPage(call, wrong);
      // The made-up card ends here: nothing needs it any more, so nothing keeps it.
      site.payments.begin(visit);
      site.visits.finish(visit, 'done');
      return { kind: 'redirect', location: path };
    }
    case 'refuse':
      site.visits.finish(visit, 'refused');
      return { kind: 'redirect', location: path };
    default:
      return problemPage(404, 'Nothing here', 'This page has no such button.');
  }
}

function cardPage({ session, visit, path }: PageCall, wrong: string | undefined): WebReply {
  return {
    kind: 'page',
    status: wrong === undefined ? 200 : 422,
    title: 'Pay a deposit',
    body: html`
      <p>
        <strong>${depositText}</strong> for booking <strong>${visit.subject}</strong>. Go on only if
        you asked for this in your own app a moment ago.
      </p>
      ${wrong === undefined ? [] : html`<p class="wrong" role="alert">${wrong}</p>`}
      <form method="post" action="${path}/pay" autocomplete="off">
        ${session.formToken}
        <label>Card number <input name="card-number" inputmode="numeric" required /></label>
        <div class="pair">
          <label>Valid until (MM/YY) <input name="valid-until" required /></label>
          <label>Security code <input name="security-code" inputmode="numeric" required /></label>
        </div>
        <div class="buttons">
          <button class="main">Pay ${depositText}</button>
          <button formaction="${path}/refuse" formnovalidate>Not now</button>
        </div>
      </form>
      <p class="soft">
        Use a made-up card, such as 4242 4242 4242 4242, 12/34, 123. Nothing is charged, and the
        number is thrown away at once.
      </p>
    `,
  };
}

function findWrong(form: URLSearchParams): string | undefined {
  const plain = (name: string) => (form.get(name) ?? '').replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(plain('card-number'))) return 'A card number has 12 to 19 digits.';
  if (!/^(0[1-9]|1[0-2])\/\d\d$/.test(plain('valid-until'))) {
    return 'Please write the month and year as on the card, such as 12/34.';
  }
  return /^\d{3,4}$/.test(plain('security-code'))
    ? undefined
    : 'A security code has 3 or 4 digits.';
}

function codePage(code: string): WebReply {
  return {
    kind: 'page',
    status: 200,
    title: 'One more step',
    body: html`
      <p>Go back to your app, try again there if it waits, and type this code when it asks:</p>
      <output class="code" aria-label="Confirmation code">${code}</output>
      <p class="soft">
        Until then nothing is paid. Tell the code to nobody: if the address of this page was sent to
        you by somebody, close it now and nothing is paid at all.
      </p>
    `,
  };
}

const paidPage: WebReply = {
  kind: 'page',
  status: 200,
  title: 'The deposit is paid',
  body: html`<p>Thank you. You can close this page and go back to your app.</p>`,
};
