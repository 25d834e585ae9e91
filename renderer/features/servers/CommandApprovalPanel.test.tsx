import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommandApproval } from '../../../shared/servers/serverView.ts';
import { trustedClick } from '../../testing/trusted.ts';
import { CommandApprovalPanel } from './CommandApprovalPanel.tsx';

const approval: CommandApproval = {
  fingerprint: 'f',
  command: 'npx',
  args: ['-y', 'a b', 'x\u200by', ''],
  cwd: '/srv',
  envNames: ['TOKEN'],
  changed: false,
};

function show(changes: Partial<CommandApproval> = {}, isDemo = false) {
  const onApprove = vi.fn();
  const onReject = vi.fn();
  const { container } = render(
    <CommandApprovalPanel
      isDemo={isDemo}
      serverName="Files"
      approval={{ ...approval, ...changes }}
      isPending={false}
      onApprove={onApprove}
      onReject={onReject}
    />,
  );
  return { onApprove, onReject, container };
}

const approve = () => trustedClick(screen.getByRole('button', { name: 'Run this command' }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the approval of a command (C-STD-3)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('shows program, every argument on its own, folder and names of variables', () => {
    show();
    const panel = screen.getByRole('alertdialog', { name: 'Run a program for Files?' });
    const texts = within(panel)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(texts).toEqual(['1-y', '2a b', '3xU+200By', '4(empty)', 'TOKEN']);
    expect(panel).toHaveProperty('textContent', expect.stringContaining('/srv'));
    expect(panel.textContent).toContain('with your rights');
  });

  it('never cuts an argument', () => {
    const long = 'y'.repeat(5_000);
    show({ args: [long] });
    expect(screen.getByRole('listitem', { name: 'Argument 1' }).textContent).toContain(long);
  });

  it('says when another command was approved before', () => {
    show({ changed: true });
    expect(screen.getByText('The command has changed')).toBeTruthy();
  });

  it('says where a demo comes from, and of any other program that this must be known', () => {
    show();
    expect(screen.getByText('Run it only when you know where it comes from.')).toBeTruthy();
    cleanup();
    show({}, true);
    expect(screen.getByText(/^The program comes with Frontdesk/)).toBeTruthy();
    expect(screen.queryByText(/Run it only when/)).toBeNull();
  });

  it('takes the focus to its heading, not to a button (C-IDN-9)', () => {
    show();
    expect(document.activeElement?.tagName).toBe('H2');
  });

  it('takes no approval in its first half second', () => {
    const { onApprove } = show();
    approve();
    expect(onApprove).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(500));
    approve();
    expect(onApprove).toHaveBeenCalledOnce();
  });

  it('takes a refusal at once', () => {
    const { onReject, onApprove } = show();
    press('Do not run');
    expect(onReject).toHaveBeenCalledOnce();
    expect(onApprove).not.toHaveBeenCalled();
  });
});
