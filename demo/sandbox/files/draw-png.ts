import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Grey, eight bits a dot, without interlacing. */
const KIND = [8, 0, 0, 0, 0];

/** A PNG of dark and light squares, each so many dots wide and high. All rows are of one length. */
export function drawPng(rows: readonly (readonly boolean[])[], scale: number): Uint8Array<ArrayBuffer> {
  const lines = rows.flatMap((row) => {
    const dots = row.flatMap((isDark) => Array<number>(scale).fill(isDark ? 0 : 255));
    // Each line begins with the way it is written: as it is.
    const line = Buffer.from([0, ...dots]);
    return Array<Buffer>(scale).fill(line);
  });
  const size = Buffer.alloc(8);
  size.writeUInt32BE((rows[0]?.length ?? 0) * scale, 0);
  size.writeUInt32BE(rows.length * scale, 4);
  const parts = [
    Buffer.from(SIGNATURE),
    toChunk('IHDR', Buffer.concat([size, Buffer.from(KIND)])),
    toChunk('IDAT', deflateSync(Buffer.concat(lines))),
    toChunk('IEND', Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat(parts));
}

function toChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'ascii'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
