import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultRules } from '../../../shared/servers/serverRules.ts';
import { catalogues } from '../../i18n/catalogues.ts';
import { locales } from '../../i18n/locale.ts';
import { fakeServer } from '../../testing/fakeViews.ts';
import { renderApp, settle } from '../../testing/renderApp.tsx';
import { ServerPage } from './ServerPage.tsx';

it.each(locales)(
  'C-NEG-6: the generation is found out, or pinned by the person, in %s',
  async (locale) => {
    const { rules } = catalogues[locale];
    const { fake } = await renderApp(
      <ServerPage serverId="desk" />,
      { servers: [fakeServer()] },
      locale,
    );
    expect(screen.getByText(`${rules.eraEffects.auto} ${rules.eraCounts}`)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: rules.eraChoices.legacy }));
    await settle();
    expect(fake.calls.at(-1)).toEqual([
      'servers.setRules',
      { serverId: 'desk', rules: { ...defaultRules, era: 'legacy' } },
    ]);
  },
);
