/** What of a list of tools, prompts or resources is not among those that are shown. */
export interface ListLeftOut {
  /** Beyond the bound, of what the server has sent. */
  readonly unlisted: number;
  /** No entry of the protocol, or one of a name that was there before. */
  readonly unreadable: number;
  /** The server has more pages than are asked for. */
  readonly hasMore: boolean;
}
