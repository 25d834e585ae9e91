import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FindingId } from '../../../../shared/url/urlAnalysis.ts';
import { catalogues } from '../../../i18n/catalogues.ts';
import { locales, type Locale } from '../../../i18n/locale.ts';
import { MessagesProvider } from '../../../i18n/MessagesProvider.tsx';
import {
  calendarUrl,
  fakeUrlQuestion,
  readyToOpen,
  withAddress,
  withFinding,
} from '../../../testing/fakeUrlViews.ts';
import { trustedClick } from '../../../testing/trusted.ts';
import * as clipboard from '../../../ui/copyText.ts';
import type { UrlQuestion } from '../questionModes.ts';
import { UrlPanel, type UrlPanelProps } from './UrlPanel.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function open(question: UrlQuestion, changes: Partial<UrlPanelProps> = {}, locale: Locale = 'en') {
  const done: string[] = [];
  vi.spyOn(clipboard, 'copyText').mockImplementation((text) => done.push(`copy ${text}`));
  render(
    <MessagesProvider locale={locale}>
      <UrlPanel
        question={question}
        more={0}
        isArmed
        isSending={false}
        problem={null}
        openFailure={null}
        onOpen={() => done.push('open')}
        onConfirmOpened={() => done.push('confirm')}
        onDecline={() => done.push('decline')}
        onCancel={() => done.push('cancel')}
        onDismiss={() => done.push('dismiss')}
        {...changes}
      />
    </MessagesProvider>,
  );
  return done;
}

const button = (name: string) => screen.getByRole('button', { name });
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(button(name));
/** A click that stands by itself. */
const consent = (name: string) => {
  act(() => {
    vi.advanceTimersByTime(600);
  });
  trustedClick(button(name));
};
const address = () => screen.getByRole('group', { name: 'Whole address' });

describe('where it leads', () => {
  it('shows the whole address, exactly as it will be opened, however long (C-URL-1)', () => {
    const raw = `${calendarUrl}&state=${'ab%20c'.repeat(300)}#part`;
    const question = fakeUrlQuestion(raw);
    open(question);
    expect(address().textContent).toBe(question.request.address.hrefToOpen);
    expect(address().textContent).toBe(raw);
    expect(address().tabIndex).toBe(0);
    expect(screen.getByText(/^1,8\d\d characters: scroll to read them all\.$/)).toBeDefined();
  });

  it('marks the part of the name that is somebody\u2019s own, and shows it by itself (C-URL-5)', () => {
    open(fakeUrlQuestion('https://bank.example.evil.example:8443/a'));
    expect(address().querySelector('strong')?.textContent).toBe('evil.example');
    expect(screen.getAllByText('evil.example')).toHaveLength(2);
  });

  it('lets what opens win when the pieces do not make it up again', () => {
    const { displayParts, ...rest } = withFinding('shortener', 'warn');
    open(withAddress({ ...rest, displayParts: { ...displayParts!, path: '/elsewhere' } }));
    expect(address().textContent).toBe(calendarUrl);
    expect(address().querySelector('strong')).toBeNull();
  });

  it('shows an international name in both forms (C-URL-7)', () => {
    open(fakeUrlQuestion('https://konto.b\u00fccher.example/'));
    expect(screen.getByText('b\u00fccher.example')).toBeDefined();
    expect(screen.getAllByText('xn--bcher-kva.example')).toHaveLength(2);
    expect(button('Open b\u00fccher.example')).toBeDefined();
  });

  it('says that http is not encrypted', () => {
    open(fakeUrlQuestion());
    expect(screen.queryByText('Not encrypted')).toBeNull();
    cleanup();
    open(fakeUrlQuestion('http://localhost:3000/'));
    expect(screen.getByText('Not encrypted')).toBeDefined();
  });

  it('has nothing to click that opens, apart from the one button (C-URL-8)', () => {
    const question = fakeUrlQuestion();
    const message = `Go to ${calendarUrl} or <a href="${calendarUrl}">here</a>`;
    open({ ...question, request: { ...question.request, message } });
    expect(screen.getByRole('dialog').querySelectorAll('a, iframe, img, form')).toHaveLength(0);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });
});

describe('who asks', () => {
  it('stands with the action and the message in its frame (C-URL-16)', () => {
    open(fakeUrlQuestion());
    const dialog = screen.getByRole('dialog', { name: 'Calendar asks you to open a page' });
    expect(dialog.textContent).toContain('mcp.calendar.example');
    expect(dialog.textContent).toContain('for connect_calendar');
    expect(screen.getByRole('region', { name: 'From Calendar:' }).textContent).toContain(
      'Connect your calendar to continue.',
    );
  });

  it('is read out with the site and the message', () => {
    open(fakeUrlQuestion());
    const ids = screen.getByRole('dialog').getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.textContent);
    expect(texts[0]).toContain('calendar.example');
    expect(texts[1]).toContain('Connect your calendar');
  });
});

describe('what is odd', () => {
  it('stands in a list, the gravest first, each with its word (C-URL-6)', () => {
    const server = { transport: 'http', origin: 'https://mcp.desk.example' } as const;
    open(fakeUrlQuestion('https://calendar.example:8443/?token=a', {}, { server }));
    const items = within(screen.getByRole('list', { name: 'About this address' })).getAllByRole(
      'listitem',
    );
    const shown = items.map((item) => [
      item.getAttribute('data-finding'),
      item.querySelector('strong')?.textContent,
    ]);
    expect(shown).toHaveLength(3);
    expect(shown.at(-1)).toEqual(['server-domain-mismatch', 'Note']);
    expect(shown).toContainEqual(['nondefault-port', 'Look again']);
    expect(shown).toContainEqual(['secret-parameter', 'Look again']);
  });

  it('is not there when nothing is odd', () => {
    open(fakeUrlQuestion());
    expect(screen.queryByRole('list', { name: 'About this address' })).toBeNull();
  });

  it.each(locales)('and what Frontdesk cannot see is said in %s', (locale) => {
    open(fakeUrlQuestion('https://calendar.example:8443/'), {}, locale);
    const { url } = catalogues[locale];
    expect(screen.getByText(url.typedThere)).toBeDefined();
    const item = document.querySelector('[data-finding="nondefault-port"]');
    expect(item?.textContent).toContain(url.severities.warn);
    expect(item?.textContent).toContain('8443');
  });
});

describe('consent', () => {
  it('starts on the heading and opens on a click of its own (C-URL-2)', () => {
    const done = open(fakeUrlQuestion());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(done).toEqual([]);
    consent('Open calendar.example');
    expect(done).toEqual(['open']);
  });

  it('opens nothing before it is armed, but can be declined and closed at once (C-IDN-9)', () => {
    const done = open(fakeUrlQuestion(), { isArmed: false });
    consent('Open calendar.example');
    expect(done).toEqual([]);
    press('Decline');
    press('Close (cancel)');
    expect(done).toEqual(['decline', 'cancel']);
  });

  it('takes no click that a script made', () => {
    const done = open(fakeUrlQuestion());
    press('Open calendar.example');
    expect(done).toEqual([]);
  });

  it('takes Escape as closing', () => {
    const done = open(fakeUrlQuestion());
    fireEvent.keyDown(screen.getByRole('heading', { level: 1 }), { key: 'Escape' });
    expect(done).toEqual(['cancel']);
  });

  it('does nothing while an answer is on its way (C-URL-11)', () => {
    const done = open(fakeUrlQuestion(), { isSending: true });
    consent('Open calendar.example');
    press('Decline');
    expect(done).toEqual([]);
  });

  it('copies the very address and answers nothing by it', () => {
    const done = open(fakeUrlQuestion());
    press('Copy address');
    expect(done).toEqual([`copy ${calendarUrl}`]);
    expect(screen.getByText('Copied')).toBeDefined();
  });
});

describe('an address that could imitate another', () => {
  const imitations: FindingId[] = [
    'embedded-domain',
    'near-known-domain',
    'known-name-in-domain',
    'idn-whole-script',
    'loopback-from-remote',
  ];
  it.each(imitations)('is neither opened nor copied before the box is ticked: %s', (id) => {
    const done = open(withAddress(withFinding(id, 'warn', { domain: 'google.com' })));
    consent('Open calendar.example');
    press('Copy address');
    expect(done).toEqual([]);
    expect(screen.getByRole('alert').textContent).toContain('Tick the box above first');
    press_('I expect this site');
    consent('Open calendar.example');
    press('Copy address');
    expect(done).toEqual(['open', `copy ${calendarUrl}`]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
  const press_ = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));

  it('needs no box for other warnings', () => {
    open(withAddress(withFinding('shortener', 'warn')));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('a blocked address', () => {
  it('says why and can only be declined or closed (C-URL-9)', () => {
    const done = open(fakeUrlQuestion('https://paypal.com@evil.example/'));
    expect(buttons()).toEqual(['', 'Details', 'Decline']);
    const reason = screen.getByText(
      'It hides its real site behind an @. It leads to evil.example.',
    );
    expect(reason.closest('li')?.dataset['finding']).toBe('userinfo');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
      'Frontdesk does not open this address',
    );
    press('Decline');
    press('Close (cancel)');
    expect(done).toEqual(['decline', 'cancel']);
  });

  it('is shown as it was sent, nothing in it hidden', () => {
    open(fakeUrlQuestion('https://calendar.example/\u202egnp\u200b.exe\u00a0'));
    expect(screen.getByRole('group', { name: 'The address as it was sent' }).textContent).toBe(
      'https://calendar.example/[U+202E]gnp[U+200B].exe[U+00A0]',
    );
  });

  it('tells both forms of an international name (C-URL-7)', () => {
    open(fakeUrlQuestion('https://p\u0430ypal.example/'));
    expect(screen.getByText('p\u0430ypal.example')).toBeDefined();
    expect(screen.getByText('xn--pypal-4ve.example')).toBeDefined();
  });

  it('stays blocked when only one of verdict and string says so', () => {
    const blocked = withFinding('userinfo', 'block');
    open(withAddress({ ...blocked, hrefToOpen: calendarUrl }));
    expect(buttons()).toEqual(['', 'Details', 'Decline']);
    cleanup();
    open(withAddress({ ...blocked, verdict: 'warn' }));
    expect(buttons()).toEqual(['', 'Details', 'Decline']);
  });

  it('of any length does not hold the window', () => {
    open(fakeUrlQuestion(`https://calendar.example/${'\u200b'.repeat(100_000)}`));
    const raw = () => screen.getByRole('group', { name: 'The address as it was sent' });
    expect(raw().querySelectorAll('span').length).toBeLessThan(2_100);
    press('Show more');
    expect(raw().querySelectorAll('span').length).toBeLessThan(20_000);
    expect(screen.getByText('The text is longer; the rest is not shown.')).toBeDefined();
  });
});

describe('an address that nothing here can open (C-URL-13)', () => {
  it.each([
    ['no program is known', { opening: { ...readyToOpen, hasProgram: false } }, {}, /no browser/],
    ['opening failed', { opening: { ...readyToOpen, hasFailed: true } }, {}, /could not be opened/],
    ['main found none just now', {}, { openFailure: 'no-program' }, /no browser/],
    ['main failed just now', {}, { openFailure: 'failed' }, /could not be opened/],
  ] as const)(
    'is copied, and the person says that they opened it: %s',
    (_why, view, props, text) => {
      const done = open(fakeUrlQuestion(undefined, view), props);
      expect(screen.getByText(text)).toBeDefined();
      expect(screen.queryByRole('button', { name: /^Open / })).toBeNull();
      press('Copy address');
      consent('I have opened it');
      expect(done).toEqual([`copy ${calendarUrl}`, 'confirm']);
    },
  );
});

describe('what came of it', () => {
  it('tells that the server reports the page done, and still asks (C-CMP-5)', () => {
    const done = open(
      fakeUrlQuestion(undefined, { opening: { ...readyToOpen, isReportedComplete: true } }),
    );
    expect(screen.getByText(/^Calendar reports that this page is already done/)).toBeDefined();
    expect(done).toEqual([]);
    expect(button('Open calendar.example')).toBeDefined();
  });

  it('loses nothing when it could not be passed on', () => {
    open(fakeUrlQuestion(), { problem: { kind: 'failed', detail: 'no bridge' } });
    expect(screen.getByRole('alert').textContent).toContain('The question is still here');
    expect(button('Open calendar.example')).toBeDefined();
  });

  it('leaves nothing to open once it is withdrawn', () => {
    const done = open(
      fakeUrlQuestion(undefined, { state: { kind: 'withdrawn', reason: 'link-lost' } }),
    );
    expect(screen.queryByRole('button', { name: /Open|Copy/ })).toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[1]!);
    expect(done).toEqual(['dismiss']);
  });
});
