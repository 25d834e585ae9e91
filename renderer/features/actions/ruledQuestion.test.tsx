import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ActionStep, ActionView, QuestionEnd } from '../../../shared/actions/actionView.ts';
import { catalogues } from '../../i18n/catalogues.ts';
import { locales } from '../../i18n/locale.ts';
import { fakeAction, noonMs } from '../../testing/fakeViews.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { ActionPage } from './ActionPage.tsx';

const ruled = (action: 'decline' | null, changes: Partial<ActionView> = {}): ActionView => {
  const end: QuestionEnd = { kind: 'by-rule', rule: 'secret-fields', action };
  const steps: ActionStep[] = [
    { kind: 'started', atMs: noonMs },
    { kind: 'asked', atMs: noonMs, message: 'Your password, please', round: 1 },
    { kind: 'question-ended', atMs: noonMs, end },
  ];
  return fakeAction({ steps, ...changes });
};

describe.each(locales)('C-REV-3 a question that a rule decided, in %s', (locale) => {
  const { actions, rules } = catalogues[locale];
  const show = (action: ActionView) =>
    renderApp(<ActionPage actionId="run-1" />, { actions: [action] }, locale);

  it('is told as the rule’s doing, never as the person’s own answer', async () => {
    await show(ruled('decline'));
    expect(screen.getByText(rules.declinedByRule['secret-fields'])).toBeTruthy();
    expect(screen.queryByText(actions.steps.declined)).toBeNull();
  });

  it('ends the action where there is no answer for it', async () => {
    const stopped = { kind: 'stopped', reason: 'secret-rule' } as const;
    await show(ruled(null, { status: stopped, endedAtMs: noonMs }));
    expect(screen.getByText(rules.stoppedByRule['secret-fields'])).toBeTruthy();
    expect(screen.getByText(actions.stopReasons['secret-rule'])).toBeTruthy();
  });
});
