import { afterEach, describe, expect, it, vi } from 'vitest';
import { paintPicture } from '../../src/platform/paint-picture.js';
import { createFlatPng } from '../support/flat-png.js';

afterEach(() => vi.unstubAllGlobals());

/** Paints a file on a canvas of a browser that decodes any file. */
async function paint(bytes: Uint8Array<ArrayBuffer>) {
  const { width = 0, height = 0 } = findSize(bytes);
  const decode = vi.fn(() => Promise.resolve({ width, height, close: () => undefined }));
  vi.stubGlobal('createImageBitmap', decode);
  const canvas = { width: 300, height: 150, getContext: () => null };
  const failure = await paintPicture(canvas as unknown as HTMLCanvasElement, bytes).catch((error: unknown) => error);
  return { failure, decodings: decode.mock.calls.length, size: [canvas.width, canvas.height] };
}

function findSize(bytes: Uint8Array): { readonly width?: number; readonly height?: number } {
  const file = Buffer.from(bytes);
  return file.length < 24 ? {} : { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

/** The header of a PNG with this size. */
function createHeader(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.from(createFlatPng(1, 1)).subarray(0, 33);
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return new Uint8Array(header);
}

describe('a painted picture', () => {
  it.each<[what: string, width: number, height: number]>([
    ['one pixel', 1, 1],
    ['a label of 4 by 6 inches at 600 dpi', 2_400, 3_600],
    ['A4 at 400 dpi', 3_307, 4_677],
    ['the maximum width', 8_192, 2_048],
    ['the maximum height', 2_048, 8_192],
    ['the maximum area', 4_096, 4_096],
  ])('is decoded and gives the canvas its size: %s', async (_what, width, height) => {
    expect(await paint(createHeader(width, height))).toEqual({
      failure: undefined,
      decodings: 1,
      size: [width, height],
    });
  });

  it.each<[what: string, width: number, height: number]>([
    ['too wide', 8_193, 1],
    ['too high', 1, 8_193],
    ['too large', 4_097, 4_097],
    ['16,000 pixels along each side', 16_000, 16_000],
    ['the largest that the format has', 0x7f_ff_ff_ff, 0x7f_ff_ff_ff],
    ['larger than the format has', 0xff_ff_ff_ff, 0xff_ff_ff_ff],
  ])('is refused before decoding if it is %s', async (_what, width, height) => {
    expect(await paint(createHeader(width, height))).toEqual({
      failure: expect.any(RangeError) as unknown,
      decodings: 0,
      size: [300, 150],
    });
  });

  it.each<[what: string, bytes: Uint8Array<ArrayBuffer>]>([
    ['is empty', new Uint8Array()],
    ['ends before its size', createFlatPng(1, 1).slice(0, 23)],
    ['begins with another chunk', new Uint8Array(Buffer.from(createFlatPng(1, 1)).fill('tEXt', 12, 16))],
  ])('is refused if the file %s', async (_what, bytes) => {
    expect(await paint(bytes)).toMatchObject({ failure: expect.any(RangeError) as unknown, decodings: 0 });
  });

  it('is read from its own bytes, wherever they are in memory', async () => {
    const file = createHeader(16_000, 16_000);
    const memory = new Uint8Array(file.length + 5);
    memory.set(file, 5);
    expect(await paint(memory.subarray(5))).toMatchObject({ decodings: 0 });
  });
});
