import { describe, expect, it, vi } from 'vitest';
import { createStderrBuffer } from './stderrBuffer.ts';

describe('what a program wrote to stderr (C-PRV-3)', () => {
  it('is told of once, and read as text', () => {
    const onFirst = vi.fn();
    const buffer = createStderrBuffer(onFirst);
    expect(buffer.isEmpty).toBe(true);
    buffer.append(Buffer.from('warming '));
    buffer.append(Buffer.from('up'));
    expect(onFirst).toHaveBeenCalledOnce();
    expect(buffer.isEmpty).toBe(false);
    expect(buffer.read()).toEqual({ text: 'warming up', truncated: false });
  });

  it('shows a character once all of it has come', () => {
    const buffer = createStderrBuffer(vi.fn());
    const bytes = Buffer.from('ä');
    buffer.append(bytes.subarray(0, 1));
    expect(buffer.read().text).toBe('');
    buffer.append(bytes.subarray(1));
    expect(buffer.read().text).toBe('ä');
  });

  it.each([3, 7, 64 * 1_024, 1_000_000])('keeps the last part, in chunks of %i bytes', (size) => {
    const buffer = createStderrBuffer(vi.fn());
    const all = Buffer.from('ä'.repeat(150_001));
    for (let at = 0; at < all.length; at += size) buffer.append(all.subarray(at, at + size));
    const { text, truncated } = buffer.read();
    expect(truncated).toBe(true);
    expect(text).toBe('ä'.repeat(100_000));
  });
});
