import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defaultRules, type ServerRules } from '../../../shared/servers/serverRules.ts';
import { catalogues } from '../../i18n/catalogues.ts';
import { locales } from '../../i18n/locale.ts';
import { fakeServer } from '../../testing/fakeViews.ts';
import { renderApp, settle } from '../../testing/renderApp.tsx';
import { ServerPage } from './ServerPage.tsx';

const withRules = (changes: Partial<ServerRules>) =>
  fakeServer({ rules: { ...defaultRules, ...changes } });

describe('C-CAP-5: the ways in which a server may ask', () => {
  it.each(locales)('are switched one by one and say their effect, in %s', async (locale) => {
    const servers = [withRules({ formMode: false })];
    const { fake } = await renderApp(<ServerPage serverId="desk" />, { servers }, locale);
    const { rules } = catalogues[locale];
    expect(screen.getByText(rules.formModeEffects.off)).toBeTruthy();
    expect(screen.getByText(rules.urlModeEffects.on)).toBeTruthy();
    fireEvent.click(screen.getByRole('switch', { name: rules.urlMode }));
    await settle();
    expect(fake.calls.at(-1)).toEqual([
      'servers.setRules',
      { serverId: 'desk', rules: { ...defaultRules, formMode: false, urlMode: false } },
    ]);
  });

  it('are told as the server was told them, and a change counts from the next request', async () => {
    await renderApp(<ServerPage serverId="desk" />, { servers: [withRules({ urlMode: false })] });
    expect(screen.getByText('Table desk was told: forms and pages.')).toBeTruthy();
    expect(screen.getByText('The change counts from the next request.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reconnect now' })).toBeNull();
  });

  it('count after reconnecting on the older generation, which is offered', async () => {
    const server = { ...withRules({ urlMode: false }), revision: '2025-11-25' } as const;
    const { fake } = await renderApp(<ServerPage serverId="desk" />, { servers: [server] });
    fireEvent.click(screen.getByRole('button', { name: 'Reconnect now' }));
    await settle();
    expect(fake.calls.slice(-2)).toEqual([
      ['servers.disconnect', { serverId: 'desk' }],
      ['servers.connect', { serverId: 'desk' }],
    ]);
  });
});

describe('C-RAT-2: the limits of a server', () => {
  const field = (name: string) => screen.getByRole('textbox', { name });
  const type = (name: string, value: string) =>
    fireEvent.change(field(name), { target: { value } });

  it.each(locales)('are numbers with their bounds and what is usual, in %s', async (locale) => {
    await renderApp(<ServerPage serverId="desk" />, { servers: [fakeServer()] }, locale);
    const { rules } = catalogues[locale];
    for (const limit of ['burst', 'perMinute', 'queued'] as const) {
      expect(field(rules.limit[limit])).toHaveProperty('value', String(defaultRules[limit]));
    }
    expect(screen.getByText(rules.limitHint({ most: 600, usual: 12 }))).toBeTruthy();
    // Of a run too: no limit counts that is not told (C-NEG-10).
    expect(screen.getByText(rules.callTime({ minutes: 1, most: 10 }))).toBeTruthy();
    expect(screen.queryByRole('button', { name: rules.usualLimits })).toBeNull();
  });

  it('are saved when the field is left, and not twice', async () => {
    const { fake } = await renderApp(<ServerPage serverId="desk" />, { servers: [fakeServer()] });
    const before = fake.calls.length;
    type('Questions at once', '20');
    expect(fake.calls).toHaveLength(before);
    fireEvent.blur(field('Questions at once'));
    await settle();
    act(() => fake.emit('servers', [withRules({ burst: 20 })]));
    fireEvent.blur(field('Questions at once'));
    expect(fake.calls.slice(before)).toEqual([
      ['servers.setRules', { serverId: 'desk', rules: { ...defaultRules, burst: 20 } }],
    ]);
  });

  it('stay as they were while what was typed is no limit; it stays in the field', async () => {
    const { fake } = await renderApp(<ServerPage serverId="desk" />, { servers: [fakeServer()] });
    const before = fake.calls.length;
    type('Questions waiting in line', '51');
    fireEvent.blur(field('Questions waiting in line'));
    const error = screen.getByText('Enter a whole number from 1 to 50. Until then 10 counts.');
    expect(field('Questions waiting in line').getAttribute('aria-describedby')).toContain(error.id);
    expect(field('Questions waiting in line')).toHaveProperty('value', '51');
    expect(fake.calls).toHaveLength(before);
  });

  it('go back to the usual ones with one press', async () => {
    const servers = [withRules({ burst: 1, perMinute: 600, queued: 50 })];
    const { fake } = await renderApp(<ServerPage serverId="desk" />, { servers });
    fireEvent.click(screen.getByRole('button', { name: 'Back to the usual limits' }));
    await settle();
    expect(fake.calls.at(-1)).toEqual([
      'servers.setRules',
      { serverId: 'desk', rules: defaultRules },
    ]);
  });
});

describe('C-REV-3 the rules of a server', () => {
  it.each(locales)('say which choice stands and what it does, in %s', async (locale) => {
    const servers = [fakeServer({ rules: { ...defaultRules, secretFields: 'refuse' } })];
    await renderApp(<ServerPage serverId="desk" />, { servers }, locale);
    const { rules } = catalogues[locale];
    const refuse = screen.getByRole('radio', { name: rules.secretFieldsChoices.refuse });
    expect((refuse as HTMLInputElement).checked).toBe(true);
    expect(screen.getByText(rules.secretFieldsEffects.refuse, { exact: false })).toBeTruthy();
    expect(screen.queryByText(rules.secretFieldsEffects.warn, { exact: false })).toBeNull();
  });

  it('save a choice at once and leave the connection alone', async () => {
    const { fake } = await renderApp(<ServerPage serverId="desk" />, { servers: [fakeServer()] });
    const before = fake.calls.length;
    fireEvent.click(screen.getByRole('radio', { name: 'Refuse' }));
    await settle();
    expect(fake.calls.slice(before)).toEqual([
      [
        'servers.setRules',
        { serverId: 'desk', rules: { ...defaultRules, secretFields: 'refuse' } },
      ],
    ]);
  });

  it.each(locales)(
    'allow unencrypted addresses, with what it means, in %s (C-URL-9)',
    async (locale) => {
      const { fake } = await renderApp(
        <ServerPage serverId="desk" />,
        { servers: [fakeServer()] },
        locale,
      );
      const { rules } = catalogues[locale];
      expect(screen.getByText(rules.allowHttpEffects.off)).toBeTruthy();
      fireEvent.click(screen.getByRole('switch', { name: rules.allowHttp }));
      await settle();
      expect(fake.calls.at(-1)).toEqual([
        'servers.setRules',
        { serverId: 'desk', rules: { ...defaultRules, allowHttp: true } },
      ]);
      act(() =>
        fake.emit('servers', [fakeServer({ rules: { ...defaultRules, allowHttp: true } })]),
      );
      expect(screen.getByText(rules.allowHttpEffects.on)).toBeTruthy();
    },
  );

  it('show what main has stored, not what was pressed', async () => {
    const { fake } = await renderApp(<ServerPage serverId="desk" />, { servers: [fakeServer()] });
    fake.answer({ 'servers.setRules': () => ({ ok: false, error: { code: 'storage-failed' } }) });
    fireEvent.click(screen.getByRole('radio', { name: 'Refuse' }));
    await settle();
    const warn = screen.getByRole('radio', { name: 'Warn me' });
    expect((warn as HTMLInputElement).checked).toBe(true);
    expect(screen.getByRole('alert').textContent).toContain('could not be saved');
  });
});
