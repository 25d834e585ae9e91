// A registry over real files in a folder, as the app composes it; the demo servers are left out.
import { join } from 'node:path';
import { alwaysArmed } from '../../consent/arming.ts';
import { createBroker } from '../../elicitation/broker.ts';
import { createRecordedOpener } from '../../opening/testing/recordedOpener.ts';
import { systemClock } from '../../platform/clock.ts';
import type { ProgramPath } from '../../platform/loginPath.ts';
import type { Keystore } from '../../secrets/keystore.ts';
import { createSecretStore } from '../../secrets/secretStore.ts';
import { fakeKeystore } from '../../secrets/testing/fakeKeystore.ts';
import { createJsonFile, type JsonFile } from '../../storage/jsonFile.ts';
import { createErasFile } from '../../storage/erasFile.ts';
import { createServersFile } from '../../storage/serversFile.ts';
import { createSettingsFile } from '../../storage/settingsFile.ts';
import { createRecordedHistory } from '../../history/testing/recordedHistory.ts';
import { createWaitingRoom } from '../../waits/waitingRoom.ts';
import { createWireLog } from '../../wire/wireLog.ts';
import { createServerRegistry, type ServerRegistry } from '../serverRegistry.ts';

let nextId = 0;
const newId = (): string => `id-${nextId++}`;
const nobody = (): undefined => undefined;

export interface FileRegistry {
  readonly registry: ServerRegistry;
  /** As at the start of the app: what the files hold. */
  load(): Promise<void>;
}

export function createFileRegistry(
  folder: string,
  keystore: Keystore = fakeKeystore(),
  programPath: ProgramPath = () => Promise.resolve(null),
): FileRegistry {
  const jsonFile = (name: string): JsonFile => createJsonFile(join(folder, name), () => 0);
  const opener = createRecordedOpener();
  const shared = { clock: systemClock, opener, arming: alwaysArmed, publish: nobody };
  const file = createServersFile(jsonFile('servers.json'), join(folder, 'servers.json'));
  const settings = createSettingsFile(jsonFile('settings.json'));
  const secrets = createSecretStore(jsonFile('secrets.json'), keystore);
  const eras = createErasFile(jsonFile('generations.json'), () => 0);
  const registry = createServerRegistry({
    version: '0.0.0',
    clock: systemClock,
    demo: {
      kind: 'built-in',
      createTransport: () => {
        throw new Error('no demo here');
      },
    },
    programPath,
    broker: createBroker(shared),
    waitingRoom: createWaitingRoom({ ...shared, newId }),
    arming: alwaysArmed,
    publishGuards: nobody,
    history: createRecordedHistory().recorder,
    publishTools: nobody,
    publishOffer: nobody,
    isBusy: () => false,
    onPaused: nobody,
    settings,
    eras,
    secrets,
    wire: createWireLog({ clock: systemClock, publish: nobody }),
    newId,
    file,
    publish: nobody,
    onLost: nobody,
    onEnding: () => Promise.resolve(),
  });
  return {
    registry,
    load: async () => {
      await Promise.all([settings.load(), secrets.load(), eras.load()]);
      registry.fill((await file.load([])).servers);
    },
  };
}
