import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catalogues } from '../../i18n/catalogues.ts';
import { locales } from '../../i18n/locale.ts';
import { fakeEndedAction, fakeServer } from '../../testing/fakeViews.ts';
import { renderApp, settle } from '../../testing/renderApp.tsx';
import { ActionPage } from './ActionPage.tsx';

it.each(locales)(
  'C-CAP-7: says what the server wants, and its rules are one click away, in %s',
  async (locale) => {
    const action = fakeEndedAction({
      kind: 'failed',
      failure: { code: 'capability-required', required: ['form', 'other'], detail: 'no forms' },
    });
    const { stores, fake } = await renderApp(
      <ActionPage actionId="run-1" />,
      { servers: [fakeServer()], actions: [action] },
      locale,
    );
    const { actions } = catalogues[locale];
    const alert = screen.getByRole('alert').textContent;
    expect(alert).toContain(actions.failures['capability-required']);
    expect(alert).toContain(actions.failureTodo['capability-required']);
    expect(alert).toContain(actions.requires.form);
    expect(alert).toContain(actions.requires.other);
    expect(alert).not.toContain(actions.requires.url);
    fireEvent.click(screen.getByRole('button', { name: actions.openRules }));
    await settle();
    expect(stores.navigation.getState().place).toEqual({ kind: 'server', serverId: 'desk' });
    expect(fake.calls.map(([name]) => name)).not.toContain('servers.setRules');
  },
);
