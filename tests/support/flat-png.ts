import { writePng } from '../../demo/sandbox/files/draw-png.js';

/** A complete PNG of this size, all black: a small file, however large the picture. */
export function createFlatPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  return writePng({ width, height, bits: 1, lines: Buffer.alloc(height * (1 + Math.ceil(width / 8))) });
}
