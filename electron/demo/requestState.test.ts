import { describe, expect, test } from 'vitest';
import { createRequestStateSeal } from './requestState.ts';

const binding = { principal: 'alice', method: 'tools/call', params: { name: 'a', arguments: {} } };

function sealAt(clock: { nowMs: number }) {
  return createRequestStateSeal({ now: () => clock.nowMs, lifetimeMs: 1000 });
}

describe('request state', () => {
  test('comes back as it was sealed, whatever the order of the parameters', () => {
    const seal = sealAt({ nowMs: 0 });
    const params = { name: 'a', arguments: { x: 1, y: [{ p: 1, q: 2 }] } };
    const reordered = { arguments: { y: [{ q: 2, p: 1 }], x: 1 }, name: 'a' };
    const text = seal.seal({ answers: ['ä'] }, { ...binding, params });
    expect(seal.open(text, { ...binding, params: reordered })).toMatchObject({
      ok: true,
      value: { answers: ['ä'] },
    });
  });

  test('S-STA-5: does not show what it holds', () => {
    const text = sealAt({ nowMs: 0 }).seal('marker-7431', binding);
    expect(Buffer.from(text, 'base64url').toString('latin1')).not.toContain('marker-7431');
  });

  test('S-STA-4: is refused when any single byte was changed', () => {
    const seal = sealAt({ nowMs: 0 });
    const bytes = Buffer.from(seal.seal('x', binding), 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8((changed[index] ?? 0) ^ 1, index);
      expect(seal.open(changed.toString('base64url'), binding)).toEqual({
        ok: false,
        reason: 'damaged',
      });
    }
  });

  test.each(['', 'x', ' ', 'AAAA'.repeat(20)])('S-STA-4: refuses the foreign text %j', (text) => {
    expect(sealAt({ nowMs: 0 }).open(text, binding)).toMatchObject({ reason: 'damaged' });
  });

  test('S-STA-4: is refused when cut, padded, or sealed by another server', () => {
    const seal = sealAt({ nowMs: 0 });
    const text = seal.seal('x', binding);
    for (const other of [text.slice(0, -1), `${text}=`, ` ${text}`, `${text}A`]) {
      expect(seal.open(other, binding)).toMatchObject({ ok: false });
    }
    expect(sealAt({ nowMs: 0 }).open(text, binding)).toMatchObject({ reason: 'damaged' });
  });

  test.each([
    ['another person', { ...binding, principal: 'bob' }],
    ['another method', { ...binding, method: 'prompts/get' }],
    ['another tool', { ...binding, params: { name: 'b', arguments: {} } }],
    ['other arguments', { ...binding, params: { name: 'a', arguments: { n: 1 } } }],
  ])('S-STA-5: is refused for %s', (_case, other) => {
    const seal = sealAt({ nowMs: 0 });
    expect(seal.open(seal.seal('x', binding), other)).toMatchObject({ ok: false });
  });

  test('S-STA-5: expires', () => {
    const clock = { nowMs: 0 };
    const seal = sealAt(clock);
    const text = seal.seal('x', binding);
    clock.nowMs = 999;
    expect(seal.open(text, binding)).toMatchObject({ ok: true });
    clock.nowMs = 1000;
    expect(seal.open(text, binding)).toEqual({ ok: false, reason: 'expired' });
  });

  test('S-STA-6: counts no more once its conversation was finished', () => {
    const seal = sealAt({ nowMs: 0 });
    const first = seal.seal('round 1', binding);
    const opened = seal.open(first, binding);
    const id = opened.ok ? opened.id : 'none';
    const second = seal.seal('round 2', binding, id);
    seal.spend(id);
    expect(seal.open(first, binding)).toEqual({ ok: false, reason: 'spent' });
    expect(seal.open(second, binding)).toEqual({ ok: false, reason: 'spent' });
  });
});
