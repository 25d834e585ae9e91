// The system's keystore as the app uses it: only real encryption counts, and whatever fails counts as none.

/** Electron's `safeStorage`; the synchronous functions are what runtimes older than Electron 38 have. */
export interface SafeStorage {
  isAsyncEncryptionAvailable?(): Promise<boolean>;
  encryptStringAsync?(text: string): Promise<Buffer>;
  decryptStringAsync?(encrypted: Buffer): Promise<{ readonly result: string }>;
  isEncryptionAvailable(): boolean;
  encryptString(text: string): Buffer;
  decryptString(encrypted: Buffer): string;
  /** Linux only. */
  getSelectedStorageBackend?(): string;
}

export interface Keystore {
  /** Asked when it is first needed: a locked keyring may ask the person. */
  isAvailable(): Promise<boolean>;
  /** Null when it cannot be encrypted. */
  encrypt(text: string): Promise<Buffer | null>;
  /** Null when it cannot be decrypted: another machine, another keyring, a damaged value. */
  decrypt(encrypted: Buffer): Promise<string | null>;
}

/** Chromium's name for a fixed password in its own source: no encryption at all. */
const plainBackends = ['basic_text', 'unknown'];

export function createKeystore(safeStorage: SafeStorage): Keystore {
  const ask = async (): Promise<boolean> => {
    try {
      const isAvailable =
        safeStorage.isAsyncEncryptionAvailable === undefined
          ? safeStorage.isEncryptionAvailable()
          : await safeStorage.isAsyncEncryptionAvailable();
      // The backend is known only once the question above has opened it.
      const backend = safeStorage.getSelectedStorageBackend?.();
      return isAvailable && (backend === undefined || !plainBackends.includes(backend));
    } catch {
      return false;
    }
  };
  let answer: Promise<boolean> | null = null;
  const isAvailable = (): Promise<boolean> => (answer ??= ask());

  return {
    isAvailable,
    encrypt: async (text) => {
      if (!(await isAvailable())) return null;
      try {
        return safeStorage.encryptStringAsync === undefined
          ? safeStorage.encryptString(text)
          : await safeStorage.encryptStringAsync(text);
      } catch {
        return null;
      }
    },
    decrypt: async (encrypted) => {
      if (!(await isAvailable())) return null;
      try {
        return safeStorage.decryptStringAsync === undefined
          ? safeStorage.decryptString(encrypted)
          : (await safeStorage.decryptStringAsync(encrypted)).result;
      } catch {
        return null;
      }
    },
  };
}
