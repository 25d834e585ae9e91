// Where a server's text stands, and how much of it may stand there.

/**
 * `title`: of a tool, a result or a server's page; `toolDescription`: read before a tool is run, so whole where that can be;
 * `enumTitles`: the choices of one field, judged together; `resultText`: what a tool returns or a program prints, where
 * columns and indents are part of what is said.
 */
export type TextField =
  | 'serverName'
  | 'title'
  | 'message'
  | 'toolDescription'
  | 'fieldTitle'
  | 'fieldDescription'
  | 'enumTitles'
  | 'resultText';

export interface TextLimits {
  /** In what a reader sees as characters, the closing ellipsis included. */
  readonly characters: number;
  readonly lines: number;
  /** Tabs, runs of spaces and empty lines stay: the text has an area of its own, in which it can push nothing away. */
  readonly keepsLayout?: true;
}

export const textLimits: Readonly<Record<TextField, TextLimits>> = {
  serverName: { characters: 60, lines: 1 },
  title: { characters: 120, lines: 1 },
  message: { characters: 2_000, lines: 40 },
  toolDescription: { characters: 20_000, lines: 2_000 },
  fieldTitle: { characters: 120, lines: 1 },
  fieldDescription: { characters: 500, lines: 8 },
  enumTitles: { characters: 120, lines: 1 },
  resultText: { characters: 20_000, lines: 2_000, keepsLayout: true },
};
