import { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../demo/sandbox/scenarios/builders/create-random.js';
import { drawQr, type QrDrawing } from '../../../src/ui/codes/qr-code.js';

/** Pixels along one side of a module. */
const DOTS = 4;

/** Decodes the drawing as a camera would: black runs of the path on white. */
function readCode({ size, path }: QrDrawing): string {
  const side = size * DOTS;
  const dots = new Uint8ClampedArray(side * side).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * DOTS; row < (Number(y) + 1) * DOTS; row += 1) {
      const start = row * side + Number(x) * DOTS;
      dots.fill(0, start, start + Number(length) * DOTS);
    }
  }
  const picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(dots, side, side)));
  return new QRCodeReader().decode(picture).getText();
}

function draw(text: string): QrDrawing {
  const drawing = drawQr(text);
  if (!drawing) throw new Error(`No code holds ${text}`);
  return drawing;
}

describe('a QR code', () => {
  const random = createRandom(7);
  const urls = Array.from({ length: 20 }, (_, index) => {
    const id = Array.from({ length: 5 + index * 12 }, () => Math.floor(random() * 36).toString(36)).join('');
    return `https://open.alipay.com/gateway.do?id=${id}`;
  });

  it.each(urls)('is read back as it was written: %s', (url) => {
    expect(readCode(draw(url))).toBe(url);
  });

  it('cannot be read back if half of it is missing', () => {
    const { size, path } = draw('https://open.alipay.com/1');
    expect(() => readCode({ size, path: path.slice(path.length / 2) })).toThrow();
  });

  it('has a white border of four modules', () => {
    const { size, path } = draw('https://klarna.com/');
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [x, y, length].map(Number));
    expect(runs[0]?.slice(0, 2)).toEqual([4, 4]);
    expect(Math.max(...runs.map(([x = 0, , length = 0]) => x + length))).toBe(size - 4);
    expect(Math.max(...runs.map(([, y = 0]) => y))).toBe(size - 5);
  });

  it('is undefined if the text is too long for a code', () => {
    expect(drawQr(`https://klarna.com/${'x'.repeat(8_000)}`)).toBeUndefined();
  });
});
