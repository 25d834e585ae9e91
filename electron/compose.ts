// The composition root: every service is made here, once, and handed what it needs. The shipped entry and the e2e entry differ in the clock alone.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { app, nativeTheme, powerMonitor, session, type BrowserWindow } from 'electron';
import type { ServerView } from '../shared/servers/serverView.ts';
import type { AppSnapshot, Notice } from '../shared/ipc/contract.ts';
import { createActionRunner } from './actions/actionRunner.ts';
import { defaultCallLimits } from '../shared/actions/callLimits.ts';
import { createAttention, type Attention } from './attention/attention.ts';
import { notificationText } from './attention/attentionWords.ts';
import { systemAttention } from './attention/systemAttention.ts';
import { createArming } from './consent/arming.ts';
import { watchWindow } from './consent/watchWindow.ts';
import { createBroker } from './elicitation/broker.ts';
import { warmUpForms } from './elicitation/warmUp.ts';
import { createHistoryFile } from './history/historyFile.ts';
import { createHistoryLog } from './history/historyLog.ts';
import { createHistoryRecorder } from './history/historyRecorder.ts';
import { createHandlers } from './ipc/handlers.ts';
import { createPublisher } from './ipc/publisher.ts';
import { createRefusedCalls } from './ipc/refusedCalls.ts';
import { registerCalls } from './ipc/registerCalls.ts';
import { UtilityProcessTransport } from './mcp/utilityProcessTransport.ts';
import { systemBrowser } from './opening/systemBrowser.ts';
import { createUrlOpener } from './opening/urlOpener.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import { showErrorBox } from './platform/errorBox.ts';
import { createLoginPath } from './platform/loginPath.ts';
import { systemSaveDialog } from './platform/saveDialog.ts';
import { patiently } from './platform/patience.ts';
import { createServerRegistry } from './servers/serverRegistry.ts';
import type { DemoLaunch } from './servers/target.ts';
import { createJsonFile } from './storage/jsonFile.ts';
import { systemKeystore } from './secrets/systemKeystore.ts';
import { createSecretStore } from './secrets/secretStore.ts';
import { createErasFile } from './storage/erasFile.ts';
import { createServersFile, type ConfiguredServer } from './storage/serversFile.ts';
import { createSettingsFile } from './storage/settingsFile.ts';
import { createWaitingRoom } from './waits/waitingRoom.ts';
import { createWireLog } from './wire/wireLog.ts';
import { appOrigin, serveApp } from './windows/appProtocol.ts';
import { crashWords } from './windows/crashWords.ts';
import { onDisturbed } from './windows/disturbances.ts';
import { guardSession } from './windows/guards.ts';
import { applyTheme, createMainWindow, loadMainWindow } from './windows/mainWindow.ts';
import { setApplicationMenu, showTextMenus } from './windows/menu.ts';
import { mainLocale, menuLabels } from './windows/menuLabels.ts';
import { createQuitting } from './windows/quitting.ts';
import { createReloading } from './windows/reloading.ts';
import { watchPage } from './windows/watchPage.ts';

export interface ComposeOptions {
  readonly clock: Clock;
  /** Where the build stands: preload.cjs, renderer/, demo/. */
  readonly distDir: string;
  /** Development server; from source only. */
  readonly devUrl: string | null;
  readonly log: (line: string) => void;
}

export interface Frontdesk {
  /** Brings the window to the front. */
  focus(): void;
  /** A wish to quit: false when the person is asked first (C-ACT-5). */
  mayQuit(): boolean;
  /** Quits without asking: the system wants it. */
  quitNow(): void;
  /** Ends what runs, answers what is open, ends every process. */
  dispose(): Promise<void>;
}

/** The window is in use by then, and main has nothing to do. */
const warmUpAfterMs = 1_000;

const stopPatienceMs = 2_000;
/** A program that ignores everything takes the transport about five seconds (C-STD-2). */
const disposePatienceMs = 10_000;

const demoServers: readonly ConfiguredServer[] = [
  { name: 'Table desk', config: { frontdesk: { demo: 'modern' } } },
  { name: 'Table desk (2025)', config: { frontdesk: { demo: 'legacy' } } },
];

export async function compose({ clock, distDir, devUrl, log }: ComposeOptions): Promise<Frontdesk> {
  const newId = (): string => randomUUID();
  const userData = app.getPath('userData');
  const now = (): number => clock.now();
  const settingsFile = createSettingsFile(createJsonFile(join(userData, 'settings.json'), now));
  const eras = createErasFile(createJsonFile(join(userData, 'generations.json'), now), now);
  const secrets = createSecretStore(
    createJsonFile(join(userData, 'secrets.json'), now),
    systemKeystore(),
  );
  const serversPath = join(userData, 'servers.json');
  const serversFile = createServersFile(createJsonFile(serversPath, now), serversPath);

  let window: BrowserWindow | null = null;
  let attention: Attention | null = null;
  const publisher = createPublisher(() => window, log);
  const arming = createArming(clock);
  const refusedCalls = createRefusedCalls(log, () => {
    publisher.publish('refusedCalls', () => refusedCalls.count);
  });
  const opener = createUrlOpener(systemBrowser);
  const waitingRoom = createWaitingRoom({
    clock,
    newId,
    opener,
    arming,
    publish: () => {
      publisher.publish('waits', () => waitingRoom.views());
    },
  });
  const broker = createBroker({
    clock,
    opener,
    arming,
    publish: () => {
      publisher.publish('questions', () => broker.views());
      attention?.questionsChanged(broker.views());
    },
  });
  let historyChanges = 0;
  const history = createHistoryLog({
    file: createHistoryFile(join(userData, 'history.jsonl'), now),
    clock,
    days: () => settingsFile.settings.historyDays,
    publish: () => {
      historyChanges += 1;
      publisher.publish('history', () => historyChanges);
    },
    log,
  });
  const recorder = createHistoryRecorder({
    clock,
    newId,
    add: (entry) => {
      history.add(entry);
    },
  });
  const runner = createActionRunner({
    clock,
    limits: defaultCallLimits,
    newId,
    publish: (view) => {
      publisher.publish('action', () => view, view.id);
    },
    publishRemoved: (actionId) => {
      publisher.publish('actionRemoved', () => actionId, actionId);
    },
    onRetriesChanged: () => {
      waitingRoom.changed();
    },
    history: recorder,
  });
  const wire = createWireLog({
    clock,
    publish: (serverId, read) => {
      publisher.publish('wire', read, serverId);
    },
  });
  const registry = createServerRegistry({
    version: app.getVersion(),
    clock,
    demo: demoLaunch(distDir),
    programPath: createLoginPath({ env: process.env, platform: process.platform }),
    broker,
    waitingRoom,
    history: recorder,
    settings: settingsFile,
    eras,
    secrets,
    wire,
    newId,
    file: serversFile,
    publish: () => {
      publisher.publish('servers', () => registry.views().map(withoutLists));
    },
    publishTools: (serverId, read) => {
      publisher.publish('tools', () => ({ serverId, tools: read() }), serverId);
    },
    publishOffer: (serverId, read) => {
      publisher.publish('offer', () => ({ serverId, offer: read() }), serverId);
    },
    arming,
    publishGuards: () => {
      publisher.publish('guards', () => registry.guards());
    },
    isBusy: (serverId) =>
      runner.isBusy(serverId) ||
      broker.views().some(({ request }) => request.serverId === serverId) ||
      waitingRoom.views().some((wait) => wait.serverId === serverId),
    onPaused: (serverId) => {
      runner.endHeld(serverId);
    },
    onLost: (serverId) => {
      void runner.stopAll('link-lost', serverId);
    },
    onEnding: (serverId) => runner.stopAll('person', serverId),
  });

  const [settingsLoad, secretsLoad, serversLoad] = await Promise.all([
    settingsFile.load(),
    secrets.load(),
    serversFile.load(demoServers),
    eras.load(),
  ]);
  registry.fill(serversLoad.servers);
  let notices: readonly Notice[] = [
    ...settingsLoad.notices,
    ...secretsLoad.notices,
    ...serversLoad.notices,
  ].map((notice) => ({ id: newId(), ...notice }));

  // Read beside the window's start: only its own page needs it.
  void history.load().then(({ movedTo }) => {
    if (movedTo === null) return;
    notices = [...notices, { id: newId(), code: 'history-file-damaged', path: movedTo }];
    publisher.publish('notice', () => notices);
  });

  const systemLocales = app.getPreferredSystemLanguages();
  const labels = (): ReturnType<typeof menuLabels> =>
    menuLabels(settingsFile.settings.locale, systemLocales);
  const locale = (): ReturnType<typeof mainLocale> =>
    mainLocale(settingsFile.settings.locale, systemLocales);
  const applySettings = (): void => {
    applyTheme(settingsFile.settings.theme);
    setApplicationMenu(labels());
  };
  const snapshot = (): AppSnapshot => ({
    version: app.getVersion(),
    platform: process.platform,
    systemLocales,
    settings: settingsFile.settings,
    servers: registry.views(),
    guards: registry.guards(),
    refusedCalls: refusedCalls.count,
    actions: runner.views(),
    questions: broker.views(),
    waits: waitingRoom.views(),
    notices,
  });

  const origin = devUrl === null ? appOrigin : new URL(devUrl).origin;
  guardSession(session.defaultSession, devUrl === null ? [appOrigin] : [origin, devSocket(origin)]);
  serveApp(session.defaultSession, join(distDir, 'renderer'));
  applySettings();

  const opened = createMainWindow({
    preloadPath: join(distDir, 'preload.cjs'),
    isPackaged: app.isPackaged,
    isDark: nativeTheme.shouldUseDarkColors,
  });
  window = opened;
  showTextMenus(opened, labels);
  watchWindow(opened, arming);
  const focus = (): void => {
    if (opened.isDestroyed()) return;
    if (opened.isMinimized()) opened.restore();
    opened.show();
    opened.focus();
  };
  const calling = createAttention({
    clock,
    ports: systemAttention(opened, (name) => notificationText(locale(), name), log),
    isInFront: () => opened.isVisible() && opened.isFocused(),
    onFollow: (questionId) => {
      focus();
      if (questionId !== null) publisher.publish('showQuestion', () => questionId);
    },
  });
  attention = calling;
  onDisturbed(opened, () => {
    calling.windowChanged();
  });
  const quitting = createQuitting({
    // Real time: a window that hangs keeps nobody from quitting.
    clock: systemClock,
    openWork: () => ({
      questions: broker.views().filter(({ state }) => state.kind !== 'withdrawn').length,
      actions: runner.views().filter(({ endedAtMs }) => endedAtMs === null).length,
    }),
    ask: (work) => {
      // The person wants to quit: they see what is in the way.
      focus();
      publisher.publish('quitAsked', () => work);
    },
    quit: () => {
      app.quit();
    },
  });
  opened.on('close', (event) => {
    event.preventDefault();
    app.quit();
  });
  // Windows tells the window, the others the app.
  opened.on('session-end', quitting.quitNow);
  // A page that was loaded anew has no question about quitting in view.
  opened.webContents.on('did-finish-load', quitting.keepOpen);
  powerMonitor.on('shutdown', quitting.quitNow);
  let hasGivenUp = false;
  const pageFailed = createReloading({
    now,
    // Open questions and what was typed are kept here, so nothing is lost.
    reload: () => {
      opened.webContents.reload();
    },
    giveUp: () => {
      hasGivenUp = true;
      quitting.quitNow();
    },
  });
  const unregister = registerCalls(
    { window: opened, origin },
    createHandlers({
      snapshot,
      updateSettings: async (change) => {
        const settings = await settingsFile.update(change);
        applySettings();
        publisher.publish('settings', () => settings);
        if (change.historyDays !== undefined) await history.applyDays();
        return settings;
      },
      quitting,
      keystore: async () => ((await secrets.hasKeystore()) ? 'system' : 'run-only'),
      registry,
      runner,
      broker,
      waitingRoom,
      history,
      wire,
      askWhere: systemSaveDialog(() => window),
      now,
      refusedCalls,
    }),
    refusedCalls,
    log,
  );
  await loadMainWindow(opened, devUrl);
  watchPage(opened.webContents, pageFailed, log);
  const cancelWarmUp = clock.setTimer(warmUpAfterMs, warmUpForms);

  return {
    focus,
    mayQuit: () => quitting.mayQuit(),
    quitNow: () => {
      quitting.quitNow();
    },
    dispose: async () => {
      cancelWarmUp();
      calling.dispose();
      // Nothing keeps a person from quitting: not a call that does not end, not a program that does not go.
      await patiently(runner.stopAll('quit'), stopPatienceMs);
      await patiently(registry.dispose(), disposePatienceMs);
      recorder.flush();
      await patiently(history.dispose(), stopPatienceMs);
      unregister();
      // Closing asks the page first, and a page that hangs never answers.
      if (!opened.isDestroyed()) opened.destroy();
      if (hasGivenUp) showErrorBox(crashWords[locale()]);
    },
  };
}

/** From source over stdio, in the packaged app in a utility process. */
function demoLaunch(distDir: string): DemoLaunch {
  const script = join(distDir, 'demo', 'demoServer.cjs');
  if (app.isPackaged) {
    return {
      kind: 'built-in',
      createTransport: (era) => new UtilityProcessTransport(script, ['--stdio', '--era', era]),
    };
  }
  return {
    kind: 'program',
    program: (era) => ({
      command: 'node',
      args: [script, '--stdio', '--era', era],
      env: {},
      cwd: undefined,
    }),
  };
}

function withoutLists({
  tools: _tools,
  offer: _offer,
  ...server
}: ServerView): Omit<ServerView, 'tools' | 'offer'> {
  return server;
}

/** Hot reload talks over a socket of the same host. */
function devSocket(origin: string): string {
  return origin.replace(/^http/, 'ws');
}
