// The only place that touches Electron's safeStorage.
import { safeStorage } from 'electron';
import { createKeystore, type Keystore } from './keystore.ts';

/** After the app is ready. */
export function systemKeystore(): Keystore {
  return createKeystore(safeStorage);
}
