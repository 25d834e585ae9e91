import { expect, test } from 'vitest';
import { debuggingAddress, isNoise } from './electronArgs.mjs';

test.each([
  '[8389:1130/154404.410894:ERROR:bus.cc(399)] Failed to connect to the bus',
  '[8414:1130/154405.348667:ERROR:viz_main_impl.cc(186)] Exiting GPU process',
  '[8414:1130/154405.348667:ERROR:dbus/object_proxy.cc(590)] Failed to call method',
  '[8389:1130/154404.410894:ERROR:process_singleton_posix.cc(728)] Invalid socket message (wrong length):',
  'DevTools listening on ws://127.0.0.1:35033/devtools/browser/dfed112c',
  '',
])('hides %j', (line) => {
  expect(isNoise(line)).toBe(true);
});

test.each([
  '[8389:1130/154404.410894:FATAL:setuid_sandbox_host.cc(158)] The SUID sandbox helper binary',
  '[8389:1130/154404.410894:ERROR:electron_main_delegate.cc(1)] Cannot find module',
  '[8389:1130/154404.410894:ERROR:process_singleton_posix.cc(340)] Failed to create socket directory',
  'Error: something in our own code',
])('shows %j', (line) => {
  expect(isNoise(line)).toBe(false);
});

test('finds the debugging address', () => {
  expect(debuggingAddress('DevTools listening on ws://127.0.0.1:1/devtools/browser/a')).toBe(
    'ws://127.0.0.1:1/devtools/browser/a',
  );
  expect(debuggingAddress('[1:1/1.1:ERROR:x.cc(1)] DevTools')).toBeUndefined();
});
