import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultRules } from '../../../shared/servers/serverRules.ts';
import { catalogues } from '../../i18n/catalogues.ts';
import { locales } from '../../i18n/locale.ts';
import { MessagesProvider } from '../../i18n/MessagesProvider.tsx';
import { fakeServer } from '../../testing/fakeViews.ts';
import { SidebarView } from './SidebarView.tsx';

it.each(locales)('C-RAT-3: a paused server is marked, in words too, in %s', (locale) => {
  const paused = fakeServer({ rules: { ...defaultRules, paused: true } });
  const { unmount } = render(
    <MessagesProvider locale={locale}>
      <SidebarView
        servers={[paused, fakeServer({ id: 'other', name: 'Other' })]}
        openQuestionsOf={() => 0}
        openQuestions={0}
        waits={0}
        current={{ serverId: null, place: 'home' }}
        onServer={() => undefined}
        onPlace={() => undefined}
      />
    </MessagesProvider>,
  );
  const { guard } = catalogues[locale];
  const marked = screen
    .getAllByRole('button')
    .filter((item) => item.textContent.includes(guard.paused));
  expect(marked.map((item) => item.title)).toEqual(['Table desk']);
  unmount();
});
