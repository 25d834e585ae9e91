import { describe, expect, it } from 'vitest';
import { deskIdentity } from '../demo/identity.ts';
import { besideOthers, noSelfReport, readSelfReport } from './selfReport.ts';

describe('what a server calls itself (C-IDN-2)', () => {
  it('is told without what deceives, and that is told as well (C-IDN-5)', () => {
    expect(readSelfReport('Acme\u200b Billing')).toEqual({
      selfReportedName: 'Acme Billing',
      selfReportedFlags: ['invisible-characters'],
    });
    expect(readSelfReport('x'.repeat(1_000_000))).toMatchObject({
      selfReportedName: `${'x'.repeat(59)}…`,
      selfReportedFlags: ['too-long'],
    });
  });

  it('is nothing before it is known, or when nothing of it can be seen', () => {
    expect(readSelfReport(null)).toEqual(noSelfReport);
    expect(readSelfReport('\u200b').selfReportedName).toBeNull();
  });

  it.each([
    ['Acm\u0435 Billing', ['Acme Billing'], ['imitates-server', 'mixed-script']],
    ['acme-billing', ['Globex', 'Acme Billing'], ['imitates-server']],
    ['Acme Shipping', ['Acme Billing'], []],
    [deskIdentity.name, ['Everything'], []],
  ])('%j beside %j is noted as %j', (name, others, flags) => {
    expect(besideOthers(readSelfReport(name), others).selfReportedFlags).toEqual(flags);
  });

  it('keeps what was odd about it on arrival', () => {
    expect(besideOthers(readSelfReport('Ac\u200bme'), ['ACME']).selfReportedFlags).toEqual([
      'imitates-server',
      'invisible-characters',
    ]);
    expect(besideOthers(noSelfReport, ['Acme'])).toEqual(noSelfReport);
  });
});
