// Letters that a reader takes for a Latin one, by that letter; as code points, because in print they cannot be told apart.
// Lower case, and capitals where these look like another Latin letter than their lower case.

/** Of Cyrillic, Greek and Armenian, and alike at a glance: a word of these alone reads as Latin. */
const closeLetters: ReadonlyMap<string, string> = lettersOf(`
  a: 0430 03b1            b: 044c                 c: 0441 03f2            d: 0501
  e: 0435 04bd            g: 050d 0581            h: 04bb 0570            i: 0456 03b9
  j: 0458 0575 03f3       k: 043a 03ba            l: 04cf                 n: 043f 0578 03b7
  o: 043e 03bf 0585       p: 0440 03c1            q: 051b 0566 0563       r: 0433
  s: 0455                 t: 03c4                 u: 057d 03c5            v: 0475 03bd
  w: 051d 0461 03c9 0561  x: 0445 03c7            y: 0443 04af 03b3
`);

/** Alike enough to pass within a name: others of those scripts, other scripts, and Latin letters beyond a to z. */
const otherLetters: ReadonlyMap<string, string> = lettersOf(`
  a: 0251 1d00 13aa a4ee
  b: 0432 03b2 0185 0253 0299 13cf 13f4 a4d0
  c: 1d04 2ca5 13df a4da
  d: 0111 0257 1d05 13a0 13e7 a4d3
  e: 0454 03b5 1d07 13ac a4f0
  f: 03dd 0584 a730 a4dd
  g: 0260 0261 0262 13c0 13fb a4d6
  h: 043d 0452 045b 0127 0266 029c 0397 2c8f 13bb 13c2 a4e7
  i: 0131 0269 026a 2c93 13a5 a4f2
  j: 0237 1d0a 13ab a4d9
  k: 0199 1d0b 2c95 13e6 a4d7
  l: 0142 019a 029f 056c 0582 0661 06f1 13de 4e28 a4e1
  m: 043c 039c 1d0d 2c99 13b7 a4df
  n: 039d 014b 0272 0274 0572 057c 2ca1 a4e0
  o: 03c3 03c2 00f8 1d0f 2c9f 05e1 0d20 101d 1040 3007 0647 0665 a4f3
     0966 09e6 0a66 0ae6 0be6 0c66 0ce6 0d66 0e50 0ed0
  p: 00fe 01a5 01bf 1d18 2ca3 13e2 a4d1
  r: 0280 13a1 13d2 a4e3
  s: 0282 054f a731 13da a4e2
  t: 0442 0167 1d1b 2ca7 13a2 a4d4
  u: 03bc 028b 1d1c a4f4
  v: 1d20 13d9 a4e6
  w: 0448 026f 1d21 13b3 13d4 a4ea
  x: 2cad a4eb
  y: 028f 2ca9 13a9 a4ec
  z: 0396 03b6 0290 1d22 13c3 a4dc
`);

/** The Latin letter that a code point looks like (either case, no marks); in lower case itself when it looks like none. */
export function latinLookOf(letter: string): string {
  const lower = letter.toLowerCase();
  return otherLetters.get(letter) ?? closeLetters.get(lower) ?? otherLetters.get(lower) ?? lower;
}

/** A small Cyrillic, Greek or Armenian letter without marks that nobody would take for its own script. */
export function readsAsLatin(letter: string): boolean {
  return closeLetters.has(letter);
}

function lettersOf(table: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  let latin = '';
  for (const word of table.trim().split(/\s+/)) {
    if (word.endsWith(':')) latin = word.slice(0, -1);
    else letters.set(String.fromCodePoint(Number.parseInt(word, 16)), latin);
  }
  return letters;
}
