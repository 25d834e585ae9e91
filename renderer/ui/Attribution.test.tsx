import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Attribution } from './Attribution.tsx';

afterEach(cleanup);

describe('what a server calls itself (C-IDN-2)', () => {
  it('comes last, and a name like that of another server is told apart', () => {
    render(
      <Attribution
        serverName="Billing"
        transport="stdio"
        endpoint="node billing.js"
        selfReportedName="Acme"
        selfReportedFlags={['imitates-server']}
      />,
    );
    const line = screen.getByText('calls itself “Acme”').closest('p');
    expect(screen.queryByText(/Changed since/)).toBeNull();
    expect(line?.textContent).toMatch(/^Billing.*calls itself “Acme”$/);
    expect(screen.getByRole('listitem').textContent).toContain('another of your servers');
  });
});

describe('who a server is to the person (C-IDN-1)', () => {
  const card = (standing: 'known' | 'new' | 'changed') =>
    render(
      <Attribution
        transport="http"
        endpoint="mcp.example"
        selfReportedName={null}
        selfReportedFlags={[]}
        standing={standing}
      >
        <p>for book_table</p>
      </Attribution>,
    ).container;

  it.each([
    ['known', null],
    ['new', 'New: you have not answered this server before.'],
    ['changed', 'Changed since you last answered it'],
  ] as const)('%s is told as %j, before what led to the question', (standing, words) => {
    const note = card(standing).querySelector('[data-standing]');
    if (words === null) {
      expect(note).toBeNull();
      return;
    }
    expect(note?.textContent).toContain(words);
    expect(note?.nextElementSibling?.textContent).toBe('for book_table');
  });
});
