import type { Page } from '@playwright/test';

/**
 * The share of pixels that differ between two images of one size, from 0 to 1. Images of different sizes differ completely, unless it is the
 * last row of pixels: around a transform, a browser rounds the height of a page differently.
 */
export async function comparePictures(page: Page, before: Buffer, after: Buffer): Promise<number> {
  if (before.equals(after)) return 0;
  return page.evaluate(measureDifference, [before.toString('base64'), after.toString('base64')]);
}

/** Runs in the page, because a browser can decode images. */
async function measureDifference(pictures: readonly string[]): Promise<number> {
  /** Of 255, in any channel: a smaller difference is not visible. */
  const TOLERANCE = 8;
  const [before, after] = await Promise.all(
    pictures.map(async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return context?.getImageData(0, 0, image.width, image.height);
    }),
  );
  if (!before || before.width !== after?.width || Math.abs(before.height - after.height) > 1) return 1;
  let different = 0;
  for (let at = 0; at < Math.min(before.data.length, after.data.length); at += 4) {
    const isOff = (channel: number): boolean =>
      Math.abs((before.data[at + channel] ?? 0) - (after.data[at + channel] ?? 0)) > TOLERANCE;
    if (isOff(0) || isOff(1) || isOff(2)) different += 1;
  }
  return different / (before.width * before.height);
}
