import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ActionFailure, ActionView, StopReason } from '../../../shared/actions/actionView.ts';
import { catalogues } from '../../i18n/catalogues.ts';
import { fakeWait } from '../../testing/fakeUrlViews.ts';
import { fakeAction, fakeEndedAction, fakeServer, noonMs } from '../../testing/fakeViews.ts';
import { renderApp, settle } from '../../testing/renderApp.tsx';
import { ActionPage } from './ActionPage.tsx';

const show = (action: ActionView) =>
  renderApp(<ActionPage actionId="run-1" />, { servers: [fakeServer()], actions: [action] });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

describe('a run that goes on', () => {
  it('shows its progress and can be stopped', async () => {
    const { fake } = await show(
      fakeAction({ steps: [{ kind: 'progress', atMs: noonMs, progress: 2, total: 5 }] }),
    );
    expect(
      screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuenow'),
    ).toBe('40');
    await press('Stop this action');
    expect(fake.calls.at(-1)).toEqual(['actions.stop', { actionId: 'run-1' }]);
  });

  it('says that it is being stopped and takes no second stop', async () => {
    await show(fakeAction({ status: { kind: 'stopping' } }));
    expect(screen.getByRole('button', { name: 'Stop this action' })).toHaveProperty(
      'disabled',
      true,
    );
    expect(screen.getByText('Stopping…')).toBeTruthy();
  });

  it('brings its open question to the front', async () => {
    const { fake, stores } = await show(
      fakeAction({
        status: { kind: 'asking', position: 1, total: 1 },
        steps: [{ kind: 'asked', atMs: noonMs, questionId: 'q', message: 'Name?', round: 1 }],
      }),
    );
    await press('Show the question');
    expect(stores.navigation.getState().chosenQuestion).toBe('q');
    expect(fake.calls.at(-1)).toEqual(['questions.present', { questionId: 'q' }]);
  });
});

describe('the story of a run', () => {
  it('tells every step in words, and never calls a rule the person', async () => {
    await show(
      fakeAction({
        steps: [
          { kind: 'started', atMs: noonMs },
          { kind: 'asked', atMs: noonMs, questionId: 'a', message: 'Name?', round: 1 },
          {
            kind: 'question-ended',
            atMs: noonMs,
            questionId: 'a',
            end: { kind: 'answered', action: 'decline' },
          },
          { kind: 'retried', atMs: noonMs, round: 3 },
          {
            kind: 'question-ended',
            atMs: noonMs,
            questionId: 'b',
            end: { kind: 'withdrawn', reason: 'by-server' },
          },
          {
            kind: 'question-ended',
            atMs: noonMs,
            end: { kind: 'refused', reason: 'nested-object', field: 'card' },
          },
        ],
      }),
    );
    const steps = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(steps[0]).toContain('Started');
    expect(steps[1]).toContain('Table desk asked you');
    expect(steps[1]).toContain('Name?');
    expect(steps[2]).toContain('You declined');
    expect(steps[3]).toContain('round 3');
    expect(steps[4]).toContain('The server withdrew its question');
    expect(steps[5]).toContain('Frontdesk refused a question');
    expect(steps[5]).toContain('A field holds further fields.');
    expect(steps[5]).toContain('Reason: nested-object');
    expect(steps[5]).toContain('card');
    expect(steps[5]).not.toMatch(/you/i);
  });
});

describe('a run that waits for a page', () => {
  const opened = { kind: 'opened', atMs: noonMs, questionId: 'u', domain: 'pay.example' } as const;
  const waiting = fakeAction({
    status: { kind: 'waiting' },
    steps: [
      { kind: 'asked', atMs: noonMs, questionId: 'u', message: 'Pay, please.', round: 1 },
      { ...opened, how: 'by-app' },
      {
        kind: 'question-ended',
        atMs: noonMs,
        questionId: 'u',
        end: { kind: 'answered', action: 'accept' },
      },
      { ...opened, how: 'again' },
      { ...opened, how: 'by-person' },
      { kind: 'retried', atMs: noonMs, round: 2, byPerson: true },
      { kind: 'not-finished', atMs: noonMs, domain: 'pay.example' },
      { kind: 'reported-complete', atMs: noonMs, domain: 'pay.example' },
    ],
  });

  it('tells its steps, and never that the page is done (C-URL-14)', async () => {
    await show(waiting);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent.slice(-60))).toEqual([
      expect.stringContaining('Pay, please.'),
      expect.stringContaining('Handed pay.example to your browser'),
      expect.stringContaining('You agreed to open the page'),
      expect.stringContaining('Handed pay.example to your browser again'),
      expect.stringContaining('You opened pay.example yourself'),
      expect.stringContaining('You tried again'),
      expect.stringContaining('the page at pay.example is not finished'),
      expect.stringContaining('complete; its result is still to come'),
    ]);
    expect(screen.getByRole('status').textContent).toBe('Waiting');
    expect(screen.queryByText(/\b(done|finished)\b/i, { selector: 'h1, h2, [role=status]' })).toBe(
      null,
    );
  });

  it('has the pages with what can be done about them, and one stop (C-URL-15)', async () => {
    const waits = [
      fakeWait({ domain: 'pay.example' }),
      fakeWait({ id: 'x', actionIds: ['run-2'] }),
    ];
    const { fake } = await renderApp(<ActionPage actionId="run-1" />, {
      servers: [fakeServer()],
      actions: [waiting],
      waits,
    });
    expect(screen.getByRole('group', { name: 'pay.example' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'calendar.example' })).toBeNull();
    await press('Try again');
    expect(fake.calls.at(-1)).toEqual(['waits.tryAgain', { waitId: 'w' }]);
    await press('Stop this action');
    expect(fake.calls.at(-1)).toEqual(['actions.stop', { actionId: 'run-1' }]);
  });
});

describe('the result of a run', () => {
  it('shows text, image, links as text, other content and structured content in the frame', async () => {
    const { container } = await show(
      fakeEndedAction({
        kind: 'finished',
        isError: false,
        blocks: [
          { type: 'text', text: 'Booked <b>for 4</b>' },
          { type: 'image', mimeType: 'image/png', base64: 'AAAA' },
          { type: 'image', mimeType: 'text/html', base64: 'AAAA' },
          { type: 'audio', mimeType: 'audio/wav', base64: 'AAAA' },
          { type: 'audio', mimeType: 'audio/wav,x', base64: 'AAAAAAAA' },
          { type: 'audio-not-played', mimeType: 'audio/midi', byteLength: 2_000 },
          { type: 'media-left-out', mimeType: 'audio/ogg', byteLength: 3_000 },
          { type: 'link', uri: 'https://desk.example/1', name: 'Booking' },
          { type: 'resource', uri: 'file:///a', text: 'inside' },
          { type: 'unknown', json: '{"type":"hologram"}' },
        ],
        structured: '{\n  "id": 1\n}',
      }),
    );
    const frame = screen.getByRole('region', { name: 'From Table desk:' });
    for (const text of ['Booked <b>for 4</b>', 'https://desk.example/1', 'file:///a', 'inside']) {
      expect(within(frame).getByText(text)).toBeTruthy();
    }
    const images = within(frame).getAllByRole('img');
    expect(images.map((image) => image.getAttribute('src'))).toEqual([
      'data:image/png;base64,AAAA',
    ]);
    for (const note of [
      /^Sound \(audio\/midi, 2\.0 kB\), not played$/,
      /^Sound \(audio\/wav,x, 6 .*\), not played$/,
      /too many \(audio\/ogg, 3\.0 kB\), left out$/,
    ]) {
      expect(within(frame).getByText(note)).toBeTruthy();
    }
    expect(frame.textContent).toContain('"id": 1');
    expect(frame.textContent).toContain('hologram');
    // C-URL-8: nothing of it can be followed.
    expect(container.querySelector('a, [href]')).toBeNull();
  });

  it('draws sound with controls, in the frame, and neither loads nor plays it by itself', async () => {
    await show(
      fakeEndedAction({
        kind: 'finished',
        isError: false,
        blocks: [{ type: 'audio', mimeType: 'audio/wav', base64: 'UklGRg==' }],
      }),
    );
    const frame = screen.getByRole('region', { name: 'From Table desk:' });
    const sound = within(frame).getByLabelText('Sound from Table desk');
    const attributes = sound.getAttributeNames().filter((name) => name !== 'class');
    expect(Object.fromEntries(attributes.map((name) => [name, sound.getAttribute(name)]))).toEqual({
      controls: '',
      preload: 'none',
      controlslist: 'nodownload noremoteplayback',
      src: 'data:audio/wav;base64,UklGRg==',
      'aria-label': 'Sound from Table desk',
    });
    expect(sound.tagName).toBe('AUDIO');
    expect(document.querySelectorAll('audio')).toHaveLength(1);
  });

  it('says plainly that the tool reports an error', async () => {
    await show(fakeEndedAction({ kind: 'finished', isError: true, blocks: [] }));
    expect(screen.getByRole('alert').textContent).toBe('The tool reports an error');
    expect(screen.getByText('Finished with an error')).toBeTruthy();
  });

  it('shows the time it took', async () => {
    await show(fakeEndedAction({ kind: 'finished', isError: false, blocks: [] }));
    expect(screen.getByText('5.0 sec')).toBeTruthy();
    expect(screen.getByText('It finished and returned nothing to show.')).toBeTruthy();
  });

  const failures: ActionFailure[] = [
    { code: 'protocol-error', rpcCode: -32602, detail: 'bad party' },
    { code: 'state-refused', rpcCode: -32602, detail: 'requestState has expired' },
    { code: 'invalid-result', detail: 'no content' },
    { code: 'refused-question', reason: 'nested-object', field: 'card', detail: 'object' },
    { code: 'too-many-rounds', detail: '10' },
    { code: 'link-lost', detail: 'EPIPE' },
    { code: 'time-out', limitMs: 60_000 },
    { code: 'failed', detail: 'oops' },
  ];
  it.each(failures)('says why there is none and what to do: $code', async (failure) => {
    await show(fakeEndedAction({ kind: 'failed', failure }));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain(catalogues.en.actions.failureTodo[failure.code]);
    const detail = 'detail' in failure ? failure.detail : '1 min';
    expect(alert.textContent).toContain(detail);
  });

  it.each([
    ['nested-object', 'A field holds further fields. MCP forms are flat.'],
    ['a-reason-of-tomorrow', 'Frontdesk cannot show it.'],
    ['toString', 'Frontdesk cannot show it.'],
  ])(
    'puts a refusal in words and keeps its id for the technical detail: %s',
    async (reason, text) => {
      const failure: ActionFailure = { code: 'refused-question', reason, detail: '' };
      await show(fakeEndedAction({ kind: 'failed', failure }));
      expect(screen.getByText(text)).toBeTruthy();
      expect(screen.getByText(`Reason: ${reason}`)).toBeTruthy();
    },
  );

  const reasons = Object.keys(catalogues.en.actions.stopReasons) as StopReason[];
  it.each(reasons)('says who stopped it: %s', async (reason) => {
    await show(fakeEndedAction({ kind: 'stopped', reason }));
    expect(screen.getByText(catalogues.en.actions.stopReasons[reason])).toBeTruthy();
  });

  it('C-MRT-23: offers a fresh start of the same call when its state was refused', async () => {
    const failure: ActionFailure = { code: 'state-refused', rpcCode: -32602, detail: 'expired' };
    const action = fakeEndedAction({ kind: 'failed', failure });
    const { fake } = await show(action);
    expect(screen.queryByRole('button', { name: 'Run again' })).toBeNull();
    fake.answer({ 'actions.run': () => ({ ok: true, value: { actionId: 'run-2' } }) });
    await press('Start anew');
    const { serverId, tool, definition, argumentsText } = action;
    expect(fake.calls.at(-1)).toEqual([
      'actions.run',
      { serverId, tool, definition, argumentsText },
    ]);
  });

  it('runs again with the same arguments, or with changed ones', async () => {
    const action = fakeEndedAction({ kind: 'finished', isError: false, blocks: [] });
    const { fake, stores } = await show(action);
    fake.answer({ 'actions.run': () => ({ ok: true, value: { actionId: 'run-2' } }) });
    await press('Run again');
    const { definition, argumentsText } = action;
    expect(fake.calls.at(-1)).toEqual([
      'actions.run',
      { serverId: 'desk', tool: 'book_table', definition, argumentsText },
    ]);
    expect(stores.navigation.getState().place).toEqual({ kind: 'action', actionId: 'run-2' });
    await press('Change and run…');
    expect(stores.navigation.getState().place).toMatchObject({
      kind: 'tool',
      initialText: argumentsText,
    });
  });
});
