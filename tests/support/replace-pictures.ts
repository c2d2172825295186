import type { Page } from 'playwright';
import { createFlatPng } from './flat-png.js';

/**
 * Replaces the sandbox's pictures by PNGs, as a shop has them. An SVG picture is a document of its own: its nodes count as the page's, and it
 * is read and laid out in the page's thread.
 */
export async function replacePictures(page: Page): Promise<void> {
  const body = Buffer.from(createFlatPng(1, 1));
  await page.route('**/*.svg', (request) => request.fulfill({ contentType: 'image/png', body }));
}
