import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, settle } from '../../testing/renderApp.tsx';
import { SettingsPage } from './SettingsPage.tsx';

describe('settings', () => {
  it('offers every language under its own name and tells main the choice', async () => {
    const { fake } = await renderApp(<SettingsPage />);
    fireEvent.click(screen.getByRole('button', { name: /Language/ }));
    const names = screen.getAllByRole('option').map((option) => option.textContent);
    expect(names).toEqual(['As the system', 'English', '繁體中文', '日本語']);
    fireEvent.click(screen.getByRole('option', { name: '日本語' }));
    await settle();
    expect(fake.calls.at(-1)).toEqual(['app.updateSettings', { locale: 'ja' }]);
  });

  it('shows the version', async () => {
    await renderApp(<SettingsPage />);
    expect(screen.getByText('Version 0.1.0')).toBeTruthy();
  });

  it('tells of refused calls of the window only when there were some', async () => {
    await renderApp(<SettingsPage />);
    expect(screen.queryByText(/Attempts of the window/)).toBeNull();
    const { fake } = await renderApp(<SettingsPage />, { refusedCalls: 3 });
    expect(screen.getByText('Attempts of the window that were refused: 3')).toBeTruthy();
    act(() => fake.emit('refusedCalls', 4));
    expect(screen.getByText('Attempts of the window that were refused: 4')).toBeTruthy();
  });
});
