// What Node 18.15 lacks and current Electron has, and a way around its end. Only the fallback runtime loads this.
'use strict';

// In about one quit of a hundred under load this runtime's main thread spins for ever in native code, after the app has
// ended: V8 makes itself new tasks while Node drains them. Windows are closed and files written by then, so it leaves at once.
require('electron').app?.once('quit', (_event, code) => process.reallyExit(code));

const define = (owner, name, value) => {
  if (!(name in owner)) {
    Object.defineProperty(owner, name, { value, writable: true, configurable: true });
  }
};

define(globalThis, 'crypto', require('node:crypto').webcrypto);
define(globalThis, 'File', require('node:buffer').File);

define(URL, 'canParse', (url, base) => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
});

define(AbortSignal, 'any', (signals) => {
  const controller = new AbortController();
  const abort = (event) => controller.abort(event.target.reason);
  for (const signal of signals) {
    if (signal.aborted) {
      controller.abort(signal.reason);
      break;
    }
    signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
});

define(Promise, 'withResolvers', function withResolvers() {
  const parts = {};
  parts.promise = new this((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
});

define(Symbol, 'dispose', Symbol('Symbol.dispose'));
define(Symbol, 'asyncDispose', Symbol('Symbol.asyncDispose'));

define(Array.prototype, 'toSorted', function toSorted(compare) {
  return [...this].sort(compare);
});
define(Array.prototype, 'toReversed', function toReversed() {
  return [...this].reverse();
});
define(Array.prototype, 'toSpliced', function toSpliced(...change) {
  const copy = [...this];
  copy.splice(...change);
  return copy;
});
define(Array.prototype, 'with', function withElement(index, value) {
  const copy = [...this];
  copy[index < 0 ? copy.length + index : index] = value;
  return copy;
});
