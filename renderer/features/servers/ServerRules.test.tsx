import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defaultRules } from '../../../shared/servers/serverRules.ts';
import { catalogues } from '../../i18n/catalogues.ts';
import { locales } from '../../i18n/locale.ts';
import { fakeServer } from '../../testing/fakeViews.ts';
import { renderApp, settle } from '../../testing/renderApp.tsx';
import { ServerPage } from './ServerPage.tsx';

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
