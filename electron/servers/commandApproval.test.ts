import { describe, expect, it } from 'vitest';
import { approvalOf, fingerprintOf } from './commandApproval.ts';

const program = {
  command: 'npx',
  args: ['-y', 'server-files'],
  env: { ROOT: '/srv', TOKEN: 'marker-secret' },
  cwd: '/srv',
};

describe('the approval of a command (C-STD-3)', () => {
  it('shows all of it, uncut, with the names of its variables and none of their values', () => {
    const args = ['-y', 'x'.repeat(100_000)];
    const approval = approvalOf({ ...program, args }, undefined);
    expect(approval).toMatchObject({
      command: 'npx',
      args,
      cwd: '/srv',
      envNames: ['ROOT', 'TOKEN'],
      changed: false,
    });
    expect(JSON.stringify(approval)).not.toContain('marker-secret');
  });

  it.each([
    ['the command', { command: 'npx2' }],
    ['an argument', { args: ['-y', 'server-filez'] }],
    ['an argument more', { args: ['-y', 'server-files', ''] }],
    ['the order of arguments', { args: ['server-files', '-y'] }],
    ['where one argument ends', { args: ['-y server-files'] }],
    ['what is the command', { command: 'npx -y', args: ['server-files'] }],
    ['the folder', { cwd: '/srv/other' }],
    ['no folder', { cwd: undefined }],
    ['the value of a variable', { env: { ...program.env, ROOT: '/' } }],
    ['the name of a variable', { env: { ROOT: '/srv', TOKEN2: 'marker-secret' } }],
    ['one variable more', { env: { ...program.env, NODE_OPTIONS: '' } }],
    ['no variables', { env: {} }],
  ])('is asked for anew after a change of %s', (_case, change) => {
    const changed = { ...program, ...change };
    const approved = fingerprintOf(program);
    expect(fingerprintOf(changed)).not.toBe(approved);
    expect(approvalOf(changed, approved).changed).toBe(true);
  });

  it('holds while nothing has changed; the order of variables is nothing', () => {
    const { ROOT, TOKEN } = program.env;
    const same = { ...program, args: [...program.args], env: { TOKEN, ROOT } };
    const approved = fingerprintOf(program);
    expect(fingerprintOf(same)).toBe(approved);
    expect(approvalOf(same, approved).changed).toBe(false);
  });
});
