// A picture without a file: a bowl of noodles, drawn pixel by pixel and packed as a PNG.
import { deflateSync } from 'node:zlib';

const size = 96;
const table = [244, 236, 222] as const;
const bowl = [176, 58, 46] as const;
const noodle = [242, 200, 98] as const;
const soup = [214, 140, 60] as const;

export function drawBowl(): string {
  const rows = Array.from({ length: size }, (_, y) => {
    // Each row of a PNG starts with its filter byte; 0 is "none".
    const row = Buffer.alloc(1 + size * 3);
    for (let x = 0; x < size; x += 1) row.set(colourAt(x, y), 1 + x * 3);
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8); // 8 bits a channel, RGB
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]).toString('base64');
}

function colourAt(x: number, y: number): readonly [number, number, number] {
  const dx = x - size / 2;
  const dy = y - size / 2;
  const inSoup = (dx / 36) ** 2 + (dy / 12) ** 2 <= 1;
  if (inSoup) return Math.sin(x / 3 + Math.sin(y / 2)) > 0.2 ? noodle : soup;
  const inBowl =
    dy > 0 ? (dx / 40) ** 2 + (dy / 38) ** 2 <= 1 : (dx / 40) ** 2 + (dy / 15) ** 2 <= 1;
  return inBowl ? bowl : table;
}

function chunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'ascii'), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}

// `zlib.crc32` is younger than the oldest runtime this has to run on.
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
