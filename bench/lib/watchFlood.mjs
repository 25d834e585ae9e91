// What runs in the window while a server floods; each function runs there and sees nothing of this file.
/* global document, requestAnimationFrame, window */

/**
 * From now on: when each key was painted, on the wall clock; the longest frame; and how long main takes to answer a call.
 * @returns {void}
 */
export function watchFlood() {
  const seen = {
    /** @type {number[]} */
    painted: [],
    longestFrameMs: 0,
    /** @type {number[]} */
    trips: [],
    isOver: false,
  };
  Object.assign(globalThis, { benchedFlood: seen });
  const onKey = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        seen.painted.push(Date.now());
      };
      port2.postMessage(null);
    });
  document.addEventListener('keydown', onKey, true);
  let lastMs = performance.now();
  const frame = (/** @type {number} */ nowMs) => {
    seen.longestFrameMs = Math.max(seen.longestFrameMs, nowMs - lastMs);
    lastMs = nowMs;
    if (seen.isOver) document.removeEventListener('keydown', onKey, true);
    else requestAnimationFrame(frame);
  };
  requestAnimationFrame((nowMs) => {
    lastMs = nowMs;
    requestAnimationFrame(frame);
  });
  const trip = async () => {
    const startedAtMs = performance.now();
    await window.api.questions.dismiss({ questionId: 'none' });
    seen.trips.push(performance.now() - startedAtMs);
    if (!seen.isOver) setTimeout(() => void trip(), 50);
  };
  void trip();
}

/** @returns {{ painted: number[], longestFrameMs: number, trips: number[] }} */
export function stopWatching() {
  const seen =
    /** @type {{ painted: number[], longestFrameMs: number, trips: number[], isOver: boolean }} */ (
      Reflect.get(globalThis, 'benchedFlood')
    );
  seen.isOver = true;
  return seen;
}

/** @returns {Promise<Record<string, string>>} the ids of the servers by their names */
export async function serverIds() {
  const loaded = await window.api.app.load();
  if (!loaded.ok) throw new Error('not loaded');
  return Object.fromEntries(loaded.value.servers.map(({ id, name }) => [name, id]));
}

/**
 * @typedef {{ serverId: string, definitions: Record<string, string> }} Connected
 * Connects a server, and approves its command where it is asked for. Follows the events: loading everything again and again
 * would be a flood of its own.
 * @param {string} serverId
 * @returns {Promise<Connected>} once its tools are listed
 */
export async function connectServer(serverId) {
  /** @type {(() => void)[]} */
  const stops = [];
  // Main takes no approval before the window has shown the command for a while (C-STD-3).
  const approve = (/** @type {string} */ fingerprint) => {
    void window.api.servers.approveCommand({ serverId, fingerprint }).then((told) => {
      if (!told.ok && told.error.code === 'too-early') setTimeout(() => approve(fingerprint), 100);
    });
  };
  try {
    return await new Promise((resolve, reject) => {
      stops.push(
        window.api.on('servers', (servers) => {
          const state = servers.find(({ id }) => id === serverId)?.state;
          if (state?.kind === 'failed') reject(new Error(JSON.stringify(state)));
          if (state?.kind !== 'awaiting-approval') return;
          approve(state.approval.fingerprint);
        }),
        window.api.on('tools', ({ serverId: id, tools }) => {
          if (id !== serverId || tools.kind !== 'loaded') return;
          const few = tools.tools.slice(0, 20).map(({ name, definition }) => [name, definition]);
          resolve({ serverId, definitions: Object.fromEntries(few) });
        }),
      );
      setTimeout(() => reject(new Error('listed no tools')), 60_000);
      void window.api.servers.connect({ serverId });
    });
  } finally {
    for (const stop of stops) stop();
  }
}

/**
 * Runs a tool to its end.
 * @param {{ server: Connected, tool: string, patienceMs: number }} options
 * @returns {Promise<{ tookMs: number, status: string, text: string }>}
 */
export async function runTool({ server: { serverId, definitions }, tool, patienceMs }) {
  const definition = definitions[tool] ?? '';
  const startedAtMs = performance.now();
  // Listened to from before the run: a fast one ends before its id is known here.
  /** @type {Map<string, { tookMs: number, status: string, text: string }>} */
  const ends = new Map();
  let onEnd = () => {};
  const stop = window.api.on('action', ({ id, endedAtMs, status }) => {
    if (endedAtMs === null || ends.has(id)) return;
    const block = status.kind === 'finished' ? status.blocks[0] : undefined;
    const text = block?.type === 'text' ? block.text.slice(0, 500) : '';
    ends.set(id, { tookMs: performance.now() - startedAtMs, status: status.kind, text });
    onEnd();
  });
  try {
    const run = await window.api.actions.run({
      serverId,
      tool,
      definition,
      argumentsText: '{}',
    });
    if (!run.ok) return { tookMs: 0, status: run.error.code, text: '' };
    const { actionId } = run.value;
    return await new Promise((resolve) => {
      onEnd = () => {
        const end = ends.get(actionId);
        if (end !== undefined) resolve(end);
      };
      onEnd();
      setTimeout(() => resolve({ tookMs: Infinity, status: 'no end', text: '' }), patienceMs);
    });
  } finally {
    stop();
  }
}
