import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import type * as PdfJs from 'pdfjs-dist';

/** Where the page that draws loads the library from. Nothing is requested there: the test answers. */
const LIBRARY = 'https://library.example/';
/** Dots per point of a PDF: 96 dots per inch. */
const SCALE = 96 / 72;

/** Draws each page of a PDF as a PNG, with Mozilla's PDF.js in a page of its own. */
export async function drawSheets(context: BrowserContext, pdf: Buffer): Promise<Buffer[]> {
  const page = await context.newPage();
  try {
    await page.route(`${LIBRARY}**`, (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      return name === ''
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sheets</title>' })
        : route.fulfill({ path: fileURLToPath(import.meta.resolve(`pdfjs-dist/legacy/build/${name}`)) });
    });
    await page.goto(LIBRARY);
    const sheets = await page.evaluate(drawInPage, { base64: pdf.toString('base64'), library: LIBRARY, scale: SCALE });
    return sheets.map((sheet) => Buffer.from(sheet, 'base64'));
  } finally {
    await page.close();
  }
}

interface Drawing {
  readonly base64: string;
  readonly library: string;
  readonly scale: number;
}

/** Runs in the page. Resolves with the PNG of each sheet, base64. */
async function drawInPage({ base64, library, scale }: Drawing): Promise<string[]> {
  const { getDocument, GlobalWorkerOptions } = (await import(`${library}pdf.min.mjs`)) as typeof PdfJs;
  GlobalWorkerOptions.workerSrc = `${library}pdf.worker.min.mjs`;
  const file = await getDocument({ data: Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)) }).promise;
  const sheets: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const sheet = await file.getPage(number);
    const viewport = sheet.getViewport({ scale });
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(viewport.width);
    canvas.height = Math.ceil(viewport.height);
    await sheet.render({ canvas, viewport }).promise;
    sheets.push(canvas.toDataURL('image/png').split(',')[1] ?? '');
  }
  return sheets;
}
