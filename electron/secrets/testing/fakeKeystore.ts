// A keystore that a test can lock, and a machine that has none.
import type { Keystore } from '../keystore.ts';

/** Another `machine` cannot read what this one has encrypted. */
export function fakeKeystore(machine = 'a'): Keystore {
  return {
    isAvailable: () => Promise.resolve(true),
    encrypt: (text) => Promise.resolve(Buffer.from(`${machine}:${turned(text)}`, 'utf8')),
    decrypt: (encrypted) => {
      const [writtenBy = '', ...rest] = encrypted.toString('utf8').split(':');
      const text = turned(rest.join(':'));
      return Promise.resolve(writtenBy === machine ? text : null);
    },
  };
}

export const noKeystore: Keystore = {
  isAvailable: () => Promise.resolve(false),
  encrypt: () => Promise.resolve(null),
  decrypt: () => Promise.resolve(null),
};

const turned = (text: string): string => Array.from(text).reverse().join('');
