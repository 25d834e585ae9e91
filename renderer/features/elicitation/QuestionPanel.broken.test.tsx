// A form that cannot be drawn after all: the question stays answerable, by a no.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AnswerEntries } from '../../../shared/schema/formDescription.ts';
import { MessagesProvider } from '../../i18n/MessagesProvider.tsx';
import { fakeQuestion } from '../../testing/fakeViews.ts';
import { trustedClick } from '../../testing/trusted.ts';
import { QuestionPanel } from './QuestionPanel.tsx';

vi.mock('../../forms/QuestionForm.tsx', () => ({
  QuestionForm: () => {
    throw new Error('drawn by nobody');
  },
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('says so, sends nothing, and can be declined and closed (C-FRM-12, C-ACT-6)', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const done: (string | AnswerEntries)[] = [];
  render(
    <MessagesProvider locale="en">
      <QuestionPanel
        question={fakeQuestion('q')}
        zone="UTC"
        more={0}
        isArmed
        isSending={false}
        problem={null}
        refusal={null}
        onSend={(content) => done.push(content)}
        onDecline={() => done.push('decline')}
        onCancel={() => done.push('cancel')}
        onDismiss={() => done.push('dismiss')}
        onDraftChange={() => undefined}
      />
    </MessagesProvider>,
  );
  expect(screen.getByText('Frontdesk could not draw this form')).toBeDefined();
  const send = screen.getByRole('button', { name: /^(Send|Review)/ });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  trustedClick(send);
  expect(done).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close (cancel)' }));
  expect(done).toEqual(['decline', 'cancel']);
});
