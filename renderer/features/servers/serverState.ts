// Which shape stands for which state of a connection.
import type { ConnectionState } from '../../../shared/servers/serverView.ts';
import type { DotState } from '../../ui/StateDot.tsx';

export const dotOf: Readonly<Record<ConnectionState['kind'], DotState>> = {
  disconnected: 'off',
  'awaiting-approval': 'attention',
  connecting: 'busy',
  connected: 'on',
  failed: 'error',
};
