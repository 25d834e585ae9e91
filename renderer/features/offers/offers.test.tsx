import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nothingOffered } from '../../../shared/catalogue/offerView.ts';
import { catalogues } from '../../i18n/catalogues.ts';
import { locales } from '../../i18n/locale.ts';
import type { FakeApi } from '../../testing/fakeApi.ts';
import { fakeOffer, menuResource, menuTemplate, reviewPrompt } from '../../testing/fakeOffer.ts';
import { fakeEndedAction, fakeQuestion, fakeServer } from '../../testing/fakeViews.ts';
import { renderApp, settle } from '../../testing/renderApp.tsx';
import { ActionPage } from '../actions/ActionPage.tsx';
import { ActionLine } from '../elicitation/ActionLine.tsx';
import { ServerPage } from '../servers/ServerPage.tsx';
import { PromptPage } from './PromptPage.tsx';
import { ResourcePage } from './ResourcePage.tsx';
import { pauseMs } from './useSuggestions.ts';

const desk = (changes = {}) => fakeServer({ offer: fakeOffer, ...changes });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = async (name: string | RegExp) => {
  fireEvent.click(button(name));
  await settle();
};
const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp | string, value: string) =>
  fireEvent.change(field(name), { target: { value } });

/** Suggestions may be asked for meanwhile. */
const lastRun = ({ calls }: FakeApi) =>
  calls.filter(([name]) => name.startsWith('actions.')).at(-1);

afterEach(() => {
  vi.useRealTimers();
});

describe('the page of a server', () => {
  it('lists prompts and resources with the way to each', async () => {
    const { stores } = await renderApp(<ServerPage serverId="desk" />, { servers: [desk()] });
    expect(screen.getByRole('heading', { name: 'Prompts' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Resources' })).toBeTruthy();
    expect(screen.getByText('desk://menus/winter')).toBeTruthy();
    await press('Use…');
    expect(stores.navigation.getState().place).toEqual({
      kind: 'prompt',
      serverId: 'desk',
      prompt: 'review_menu',
    });
  });

  it('says nothing of what a server does not offer, and of an empty list', async () => {
    const empty = { kind: 'loaded', entries: [] } as const;
    await renderApp(<ServerPage serverId="desk" />, {
      servers: [desk({ offer: { ...nothingOffered, prompts: empty, resources: empty } })],
    });
    expect(screen.queryByRole('heading', { name: 'Prompts' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Resources' })).toBeNull();
  });

  it('C-URL-8: an address is never a link, and what cannot be seen in it is shown', async () => {
    const entries = [{ ...menuResource, uri: 'https://evil.example/\u202egpj' }];
    const { container } = await renderApp(<ServerPage serverId="desk" />, {
      servers: [desk({ offer: { ...fakeOffer, resources: { kind: 'loaded', entries } } })],
    });
    expect(container.querySelector('a')).toBeNull();
    expect(screen.getByText('U+202E')).toBeTruthy();
  });
});

describe('the page of a prompt', () => {
  const page = <PromptPage serverId="desk" name="review_menu" />;

  it('gets it with what was entered, an empty argument left out', async () => {
    const { fake, stores } = await renderApp(page, { servers: [desk()] });
    type(/^menu/, 'Soup');
    await press('Get the prompt');
    expect(lastRun(fake)).toEqual([
      'actions.getPrompt',
      { serverId: 'desk', prompt: 'review_menu', definition: 'd', arguments: [['menu', 'Soup']] },
    ]);
    expect(stores.navigation.getState().place).toEqual({ kind: 'action', actionId: 'run-1' });
  });

  it('sends nothing while an argument that it needs is empty', async () => {
    const { fake } = await renderApp(page, { servers: [desk()] });
    await press('Get the prompt');
    expect(screen.getByText('The server needs a value here.')).toBeTruthy();
    expect(fake.calls.map(([name]) => name)).not.toContain('actions.getPrompt');
  });

  it('suggests values once the person pauses, and takes one over', async () => {
    vi.useFakeTimers();
    const { fake } = await renderApp(page, { servers: [desk()] });
    fake.answer({
      'servers.suggest': () => ({ ok: true, value: { values: ['Soup', 'Salad'], hasMore: false } }),
    });
    type('Tone', 'warm');
    type(/^menu/, 'S');
    type(/^menu/, 'So');
    const asked = () => fake.calls.filter(([name]) => name === 'servers.suggest');
    await act(() => vi.advanceTimersByTimeAsync(pauseMs - 1));
    expect(asked()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(asked()).toEqual([
      [
        'servers.suggest',
        {
          serverId: 'desk',
          source: { kind: 'prompt', name: 'review_menu' },
          argument: 'menu',
          value: 'So',
          others: [['tone', 'warm']],
        },
      ],
    ]);
    const group = screen.getByRole('group', { name: 'Table desk suggests:' });
    const [soup] = within(group).getAllByRole('button', { name: 'Use this value' });
    act(() => soup?.click());
    expect(field(/^menu/).value).toBe('Soup');
    expect(document.activeElement).toBe(field(/^menu/));
  });

  it('asks nothing of a server that declares no suggestions', async () => {
    vi.useFakeTimers();
    const { fake } = await renderApp(page, {
      servers: [desk({ offer: { ...fakeOffer, suggests: false } })],
    });
    type(/^menu/, 'So');
    await act(() => vi.advanceTimersByTimeAsync(pauseMs * 2));
    expect(fake.calls.map(([name]) => name)).not.toContain('servers.suggest');
  });

  it('C-IDN-10: gets nothing that has changed since it was seen', async () => {
    const { fake } = await renderApp(page, { servers: [desk()] });
    type(/^menu/, 'Soup');
    const entries = [{ ...reviewPrompt, description: 'New.', definition: 'new' }];
    act(() =>
      fake.emit('offer', {
        serverId: 'desk',
        offer: { ...fakeOffer, prompts: { kind: 'loaded', entries } },
      }),
    );
    expect(button('Get the prompt')).toHaveProperty('disabled', true);
    expect(screen.queryByText('New.')).toBeNull();
    await press('Show it as it is now');
    expect(screen.getByText('New.')).toBeTruthy();
    expect(field(/^menu/).value).toBe('Soup');
    await press('Get the prompt');
    expect(lastRun(fake)).toMatchObject(['actions.getPrompt', { definition: 'new' }]);
  });
});

describe('the page of a resource', () => {
  it('shows the address and reads it', async () => {
    const source = { kind: 'resource', uri: menuResource.uri } as const;
    const { fake } = await renderApp(<ResourcePage serverId="desk" source={source} />, {
      servers: [desk()],
    });
    expect(screen.getByText('desk://menus/winter')).toBeTruthy();
    expect(screen.getByText('text/markdown')).toBeTruthy();
    await press('Read');
    expect(lastRun(fake)).toEqual([
      'actions.readResource',
      { serverId: 'desk', source, definition: 'd' },
    ]);
  });

  it('shows what the values make of a template, and sends the values', async () => {
    const source = { kind: 'template', uriTemplate: menuTemplate.uriTemplate, values: [] } as const;
    const { fake } = await renderApp(<ResourcePage serverId="desk" source={source} />, {
      servers: [desk()],
    });
    type('season', 'late winter');
    expect(screen.getByText('desk://menus/late%20winter')).toBeTruthy();
    await press('Read');
    expect(lastRun(fake)).toEqual([
      'actions.readResource',
      {
        serverId: 'desk',
        source: { ...source, values: [['season', 'late winter']] },
        definition: 'd',
      },
    ]);
  });

  it('says so when the server does not list it any more', async () => {
    const source = { kind: 'resource', uri: 'desk://gone' } as const;
    await renderApp(<ResourcePage serverId="desk" source={source} />, { servers: [desk()] });
    expect(screen.getByText('This is not in the server’s list any more')).toBeTruthy();
  });
});

describe('an action that ran no tool', () => {
  const finished = fakeEndedAction({
    kind: 'finished',
    isError: false,
    blocks: [
      { type: 'role', role: 'user' },
      { type: 'text', text: 'Review this' },
      { type: 'role', role: 'assistant' },
      { type: 'text', text: 'Gladly' },
    ],
  });
  const prompt = {
    ...finished,
    tool: 'review_menu',
    source: { kind: 'prompt' },
    argumentsText: '{"menu":"Soup"}',
  } as const;

  it('shows the messages of a prompt, each with whose it is, and runs it again', async () => {
    const { fake, stores } = await renderApp(<ActionPage actionId="run-1" />, {
      servers: [desk()],
      actions: [prompt],
    });
    expect(screen.getByText('Written as your message')).toBeTruthy();
    expect(screen.getByText('Written as the assistant’s message')).toBeTruthy();
    await press('Run again');
    expect(lastRun(fake)).toEqual([
      'actions.getPrompt',
      { serverId: 'desk', prompt: 'review_menu', definition: 'd', arguments: [['menu', 'Soup']] },
    ]);
    act(() => stores.navigation.setState({ place: { kind: 'action', actionId: 'run-1' } }));
    await press('Change and run…');
    expect(stores.navigation.getState().place).toEqual({
      kind: 'prompt',
      serverId: 'desk',
      prompt: 'review_menu',
      initial: [['menu', 'Soup']],
    });
  });

  it('reads a template again with the values that it was read with', async () => {
    const source = {
      kind: 'template',
      uriTemplate: menuTemplate.uriTemplate,
      values: [['season', 'winter']],
    } as const;
    const { fake } = await renderApp(<ActionPage actionId="run-1" />, {
      servers: [desk()],
      actions: [{ ...finished, tool: 'menu_by_season', source }],
    });
    await press('Run again');
    expect(lastRun(fake)).toEqual([
      'actions.readResource',
      { serverId: 'desk', source, definition: 'd' },
    ]);
  });

  it.each(['prompt', 'resource'] as const)(
    'C-REQ-10: a question of it says that it came with a %s',
    async (kind) => {
      const [action] = fakeQuestion('q').actions;
      const actions = action === undefined ? [] : [{ ...action, kind }];
      const { container } = await renderApp(<ActionLine actions={actions} />);
      expect(container.textContent).toContain(`for ${kind} book_table`);
    },
  );
});

it.each(locales)('the words are there in %s', (locale) => {
  const { offers } = catalogues[locale];
  expect(offers.unlisted({ count: 2_000 })).toMatch(/2,000/);
  expect(offers.suggestions({ server: 'Desk' })).toContain('Desk');
});
