/** As many as tokens.css has colours. */
const bands = 6;

/** The colour of a server's dialogs, so that the next one in the queue is seen to be another server's (C-IDN-9). */
export function serverBand(serverId: string): number {
  let sum = 0;
  for (const letter of serverId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % bands;
}
