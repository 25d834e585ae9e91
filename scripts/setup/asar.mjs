// Writes an asar archive: a size pickle, a pickle with the JSON index, then the files end to end.

/**
 * @param {Readonly<Record<string, string>>} files name and content; no folders
 * @returns {Buffer}
 */
export function asarOf(files) {
  /** @type {Record<string, { size: number, offset: string }>} */
  const index = {};
  /** @type {Buffer[]} */
  const contents = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text, 'utf8');
    index[name] = { size: content.length, offset: String(offset) };
    contents.push(content);
    offset += content.length;
  }
  const json = Buffer.from(JSON.stringify({ files: index }), 'utf8');
  // Pickles are padded to four bytes.
  const padded = Math.ceil(json.length / 4) * 4;
  const header = Buffer.alloc(16 + padded);
  header.writeUInt32LE(4, 0);
  header.writeUInt32LE(8 + padded, 4);
  header.writeUInt32LE(4 + padded, 8);
  header.writeUInt32LE(json.length, 12);
  json.copy(header, 16);
  return Buffer.concat([header, ...contents]);
}
