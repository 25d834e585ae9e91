import type { ServerView } from '../../../shared/servers/serverView.ts';

/** As many as tokens.css has colours. */
const bands = 6;

/** The colour of a server's dialogs, by its place in the list: the next one in the queue is seen to be another's (C-IDN-9). */
export function serverBand(servers: readonly Pick<ServerView, 'id'>[], serverId: string): number {
  const place = servers.findIndex(({ id }) => id === serverId);
  return Math.max(0, place) % bands;
}
