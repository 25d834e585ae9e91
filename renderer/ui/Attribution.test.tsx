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
    expect(line?.textContent).toMatch(/^Billing.*calls itself “Acme”$/);
    expect(screen.getByRole('listitem').textContent).toContain('another of your servers');
  });
});
