import { describe, expect, it } from 'vitest';
import type { ConnectionTarget } from '../mcp/transports.ts';
import { identityOf, standingOf } from './standing.ts';

const program = { command: 'node', args: ['desk.js'], env: {}, cwd: undefined };
const desk: ConnectionTarget = { kind: 'stdio', program };
const site: ConnectionTarget = { kind: 'http', url: 'https://mcp.example/a', headers: {} };
const deskIdentity = identityOf(desk, 'Desk');
const siteIdentity = identityOf(site, 'Site');

describe('whether a server is the one that was answered last (C-IDN-1, C-IDN-2)', () => {
  it('is new until the person has answered it, and known from then on', () => {
    expect(standingOf(undefined, deskIdentity)).toBe('new');
    expect(standingOf(deskIdentity, identityOf(desk, 'Desk'))).toBe('known');
    expect(standingOf(siteIdentity, identityOf(site, 'Site'))).toBe('known');
  });

  it.each<[string, ConnectionTarget, string | null]>([
    ['another command', { kind: 'stdio', program: { ...program, command: 'deno' } }, 'Desk'],
    ['other arguments', { kind: 'stdio', program: { ...program, args: ['desk.js', ''] } }, 'Desk'],
    ['another folder', { kind: 'stdio', program: { ...program, cwd: '/tmp' } }, 'Desk'],
    ['another name of its own', desk, 'Totally Trusted'],
    ['no name of its own', desk, null],
    ['another transport', site, 'Desk'],
  ])('has changed with %s', (_case, target, selfReportedName) => {
    expect(standingOf(deskIdentity, identityOf(target, selfReportedName))).toBe('changed');
  });

  it('has changed with another path, and not with another token', () => {
    const elsewhere: ConnectionTarget = { ...site, url: 'https://mcp.example/b' };
    expect(standingOf(siteIdentity, identityOf(elsewhere, 'Site'))).toBe('changed');
    const renewed: ConnectionTarget = { ...site, headers: { Authorization: 'Bearer 2' } };
    expect(standingOf(siteIdentity, identityOf(renewed, 'Site'))).toBe('known');
    const withKey: ConnectionTarget = { kind: 'stdio', program: { ...program, env: { KEY: '2' } } };
    expect(standingOf(deskIdentity, identityOf(withKey, 'Desk'))).toBe('known');
  });

  it('is not told to have changed before it has said what it calls itself', () => {
    expect(standingOf(deskIdentity, null)).toBe('known');
    expect(standingOf(undefined, null)).toBe('new');
  });

  it('remembers nothing that could be read', () => {
    expect(deskIdentity).toMatch(/^[\da-f]{64}$/);
  });
});
