// The window with a fake main, for looking at it: preview.html?scene=server&locale=ja&theme=dark. Never built.
import type { Settings } from '../../shared/ipc/contract.ts';
import { mount } from '../mount.tsx';
import { createFakeApi } from './fakeApi.ts';
import { scenes } from './scenes.ts';

const parameters = new URLSearchParams(location.search);
const localeOf = (text: string | null): Settings['locale'] =>
  text === 'zh-TW' || text === 'ja' ? text : 'en';

async function show(): Promise<void> {
  const container = document.getElementById('root');
  const scene = scenes[parameters.get('scene') ?? 'home'];
  if (container === null || scene === undefined) throw new Error('No such scene');
  const locale = localeOf(parameters.get('locale'));
  const theme = parameters.get('theme') === 'dark' ? 'dark' : 'light';
  const fake = createFakeApi({ ...scene.snapshot, settings: { locale, theme, historyDays: 90 } });
  fake.answer({
    'servers.readStderr': () => ({
      ok: true,
      value: {
        text: 'Error: Cannot find module "server.js"\n    at node:internal',
        truncated: true,
      },
    }),
    'servers.importJson': () => ({
      ok: true,
      value: {
        added: ['files', 'calendar'],
        rejected: [{ name: 'Table desk', reason: 'name-taken', detail: '' }],
      },
    }),
  });
  const stores = await mount(fake.api, container);
  stores.navigation.setState({ place: scene.place });
}

void show();
