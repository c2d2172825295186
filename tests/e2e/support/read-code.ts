import { expect, type Locator } from '@playwright/test';
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Brightness of each pixel, 0 to 255, by row. */
  readonly dots: readonly number[];
}

/** Decodes the code on the screen as a scanner would: from its pixels alone. */
export async function readCode(shown: Locator, format = BarcodeFormat.CODE_128): Promise<string> {
  let png: Buffer = Buffer.of();
  // A view that is still rendering may replace the element.
  await expect(async () => void (png = await shown.screenshot({ timeout: 2_000 }))).toPass();
  const { width, height, dots } = await toDots(shown, png.toString('base64'));
  const source = new RGBLuminanceSource(Uint8ClampedArray.from(dots), width, height);
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [format]],
    [DecodeHintType.TRY_HARDER, true],
  ]);
  return new MultiFormatReader().decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText();
}

/** Decodes the image with the browser. It uses a new page, because the policy of the page under test allows no such image. */
async function toDots(shown: Locator, base64: string): Promise<Picture> {
  const page = await shown.page().context().newPage();
  try {
    return await page.evaluate(async (encoded) => {
      const image = new Image();
      image.src = `data:image/png;base64,${encoded}`;
      await image.decode();
      const { width, height } = image;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
      const dots = Array.from({ length: width * height }, (_, dot) =>
        Math.round(((data[dot * 4] ?? 0) + (data[dot * 4 + 1] ?? 0) + (data[dot * 4 + 2] ?? 0)) / 3),
      );
      return { width, height, dots };
    }, base64);
  } finally {
    await page.close();
  }
}
