import { describe, expect, it } from 'vitest';
import { createKeystore, type SafeStorage } from './keystore.ts';

const encrypted = Buffer.from('sealed');
const refusing = () => {
  throw new Error('no keyring');
};

const older = (changes: Partial<SafeStorage> = {}): SafeStorage => ({
  isEncryptionAvailable: () => true,
  encryptString: () => encrypted,
  decryptString: () => 'value',
  getSelectedStorageBackend: () => 'gnome_libsecret',
  ...changes,
});
const newer = (changes: Partial<SafeStorage> = {}): SafeStorage => ({
  ...older({ isEncryptionAvailable: refusing, encryptString: refusing, decryptString: refusing }),
  isAsyncEncryptionAvailable: () => Promise.resolve(true),
  encryptStringAsync: () => Promise.resolve(encrypted),
  decryptStringAsync: () => Promise.resolve({ result: 'value' }),
  ...changes,
});

describe('a keystore', () => {
  it.each([
    ['of an older runtime', older()],
    ['of a newer runtime', newer()],
    [
      'of a system that names no backend',
      newer({ getSelectedStorageBackend: undefined } as object),
    ],
  ])('%s encrypts and decrypts', async (_case, safeStorage) => {
    const keystore = createKeystore(safeStorage);
    expect(await keystore.isAvailable()).toBe(true);
    expect(await keystore.encrypt('value')).toBe(encrypted);
    expect(await keystore.decrypt(encrypted)).toBe('value');
  });

  it.each([
    ['without encryption', older({ isEncryptionAvailable: () => false })],
    [
      'with the fixed password of Chromium',
      older({ getSelectedStorageBackend: () => 'basic_text' }),
    ],
    ['that throws', older({ isEncryptionAvailable: refusing })],
    [
      'without encryption, asked asynchronously',
      newer({ isAsyncEncryptionAvailable: () => Promise.resolve(false) }),
    ],
    ['that rejects', newer({ isAsyncEncryptionAvailable: () => Promise.reject(new Error('x')) })],
  ])('%s is none', async (_case, safeStorage) => {
    const keystore = createKeystore(safeStorage);
    expect(await keystore.isAvailable()).toBe(false);
    expect(await keystore.encrypt('value')).toBeNull();
    expect(await keystore.decrypt(encrypted)).toBeNull();
  });

  it.each([
    ['throws', older({ encryptString: refusing, decryptString: refusing })],
    [
      'rejects',
      newer({
        encryptStringAsync: () => Promise.reject(new Error('x')),
        decryptStringAsync: () => Promise.reject(new Error('x')),
      }),
    ],
  ])('that %s where it encrypts gives nothing', async (_case, safeStorage) => {
    const keystore = createKeystore(safeStorage);
    expect(await keystore.encrypt('value')).toBeNull();
    expect(await keystore.decrypt(encrypted)).toBeNull();
  });

  it('is asked once, and not before it is needed', async () => {
    let asked = 0;
    const keystore = createKeystore(
      older({
        isEncryptionAvailable: () => {
          asked += 1;
          return true;
        },
      }),
    );
    expect(asked).toBe(0);
    await Promise.all([keystore.encrypt('a'), keystore.encrypt('b'), keystore.isAvailable()]);
    expect(asked).toBe(1);
  });
});
