import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export interface PngDots {
  readonly width: number;
  readonly height: number;
  /** Bits per pixel, in greyscale. */
  readonly bits: 1 | 8;
  /** The pixels line by line; each line starts with filter byte 0 (no filter). */
  readonly lines: Buffer;
}

/** Creates a PNG of dark and light squares of `scale` pixels. All rows must have the same length. */
export function drawPng(rows: readonly (readonly boolean[])[], scale: number): Uint8Array<ArrayBuffer> {
  const lines = rows.flatMap((row) => {
    const dots = row.flatMap((isDark) => Array<number>(scale).fill(isDark ? 0 : 255));
    return Array<Buffer>(scale).fill(Buffer.from([0, ...dots]));
  });
  return writePng({
    width: (rows[0]?.length ?? 0) * scale,
    height: rows.length * scale,
    bits: 8,
    lines: Buffer.concat(lines),
  });
}

/** Creates a PNG without interlacing. */
export function writePng({ width, height, bits, lines }: PngDots): Uint8Array<ArrayBuffer> {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const parts = [
    Buffer.from(SIGNATURE),
    toChunk('IHDR', Buffer.concat([size, Buffer.from([bits, 0, 0, 0, 0])])),
    toChunk('IDAT', deflateSync(lines)),
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
