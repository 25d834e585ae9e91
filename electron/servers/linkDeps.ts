// What the connection of one server needs of the rest of the app.
import type { ServerOffer } from '../../shared/catalogue/offerView.ts';
import type { ToolList } from '../../shared/servers/serverView.ts';
import type { Arming } from '../consent/arming.ts';
import type { ElicitationBroker } from '../elicitation/broker.ts';
import type { HistoryRecorder } from '../history/historyRecorder.ts';
import type { Clock } from '../platform/clock.ts';
import type { ProgramPath } from '../platform/loginPath.ts';
import type { SecretStore } from '../secrets/secretStore.ts';
import type { ErasFile } from '../storage/erasFile.ts';
import type { SettingsFile } from '../storage/settingsFile.ts';
import type { WaitingRoom } from '../waits/waitingRoom.ts';
import type { WireLog } from '../wire/wireLog.ts';
import type { DemoLaunch } from './target.ts';

export interface LinkDeps {
  readonly version: string;
  readonly clock: Clock;
  readonly demo: DemoLaunch;
  /** Asked for when a local program is about to be started, never before. */
  readonly programPath: ProgramPath;
  readonly broker: ElicitationBroker;
  readonly arming: Arming;
  readonly publishGuards: () => void;
  readonly history: HistoryRecorder;
  /** Whether an action or a question of the server is open: its connection is not ended for a rule then. */
  readonly isBusy: (serverId: string) => boolean;
  readonly waitingRoom: WaitingRoom;
  readonly settings: SettingsFile;
  readonly eras: ErasFile;
  readonly secrets: SecretStore;
  readonly wire: WireLog;
  readonly newId: () => string;
  /** Everything but the lists, which are large and have their own events. */
  readonly publish: () => void;
  readonly publishTools: (serverId: string, read: () => ToolList) => void;
  readonly publishOffer: (serverId: string, read: () => ServerOffer) => void;
  /** The person's names of the servers besides this one. */
  readonly namesOfOthers: (serverId: string) => readonly string[];
  /** Origins of the connected servers besides this one. */
  readonly originsOfOthers: (serverId: string) => readonly string[];
  /** The link went down: what runs on it is over. */
  readonly onLost: (serverId: string) => void;
}
