import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fakeApi.ts';
import { fakeAction, fakeQuestion, fakeServer } from '../testing/fakeViews.ts';
import { connect } from './connect.ts';
import { createStores } from './stores.ts';

async function connected() {
  const fake = createFakeApi({ servers: [fakeServer()], actions: [fakeAction()] });
  const stores = createStores();
  const connection = connect(fake.api, stores);
  await connection.loaded;
  return { fake, stores, connection };
}

describe('connect', () => {
  it('fills the stores from the snapshot', async () => {
    const { stores } = await connected();
    expect(stores.servers.getState().servers).toEqual([fakeServer()]);
    expect(stores.actions.getState().actions).toEqual([fakeAction()]);
    expect(stores.settings.getState()).toMatchObject({ isLoaded: true, version: '0.1.0' });
  });

  it('applies events that overtake the snapshot after it', async () => {
    const fake = createFakeApi({ servers: [fakeServer()] });
    const stores = createStores();
    const { loaded } = connect(fake.api, stores);
    fake.emit('servers', []);
    fake.emit('action', fakeAction({ id: 'new' }));
    await loaded;
    expect(stores.servers.getState().servers).toEqual([]);
    expect(stores.actions.getState().actions).toMatchObject([{ id: 'new' }]);
  });

  it('keeps the tools of a server, which come by themselves, when its state changes', async () => {
    const { fake, stores } = await connected();
    const { tools, ...server } = fakeServer();
    fake.emit('servers', [
      { ...server, name: 'Renamed' },
      { ...server, id: 'new' },
    ]);
    expect(stores.servers.getState().servers).toMatchObject([
      { name: 'Renamed', tools },
      { id: 'new', tools: { kind: 'not-loaded' } },
    ]);
    fake.emit('tools', { serverId: 'new', tools: { kind: 'loading' } });
    fake.emit('tools', { serverId: 'gone', tools: { kind: 'loading' } });
    expect(stores.servers.getState().servers).toMatchObject([
      { tools },
      { tools: { kind: 'loading' } },
    ]);
  });

  it('replaces, adds and removes single actions', async () => {
    const { fake, stores } = await connected();
    const ended = fakeAction({ endedAtMs: 1 });
    fake.emit('action', ended);
    fake.emit('action', fakeAction({ id: 'second' }));
    expect(stores.actions.getState().actions).toEqual([ended, fakeAction({ id: 'second' })]);
    fake.emit('actionRemoved', 'run-1');
    expect(stores.actions.getState().actions).toMatchObject([{ id: 'second' }]);
  });

  it('mirrors questions, settings and notices', async () => {
    const { fake, stores } = await connected();
    fake.emit('questions', [fakeQuestion('q')]);
    fake.emit('settings', { locale: 'ja', theme: 'dark', historyDays: 90 });
    fake.emit('notice', [{ id: 'n', code: 'settings-file-damaged', path: '/x' }]);
    expect(stores.questions.getState().questions).toHaveLength(1);
    expect(stores.settings.getState().settings).toEqual({
      locale: 'ja',
      theme: 'dark',
      historyDays: 90,
    });
    expect(stores.notices.getState().notices).toHaveLength(1);
  });

  it('tells why there is no snapshot', async () => {
    const fake = createFakeApi();
    fake.answer({ 'app.load': () => ({ ok: false, error: { code: 'internal' } }) });
    const stores = createStores();
    expect(await connect(fake.api, stores).loaded).toEqual({ code: 'internal' });
    expect(stores.settings.getState().isLoaded).toBe(false);
  });

  it('listens no longer when disposed', async () => {
    const { fake, stores, connection } = await connected();
    connection.dispose();
    fake.emit('servers', []);
    expect(stores.servers.getState().servers).toHaveLength(1);
  });
});
