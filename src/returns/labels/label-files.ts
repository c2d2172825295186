import type { LabelKind } from './model/return-label.js';
import { openFile, saveFile, type SavedFile } from '../../platform/save-file.js';
import { toPng, type Drawing } from '../../platform/paint-picture.js';
import type { ElementContext } from '../../app/context/element-context.js';
import { trackPage } from '../../app/context/track.js';

const MEDIA_TYPES: Readonly<Record<LabelKind, string>> = { pdf: 'application/pdf', png: 'image/png' };

/** A file of a return: its label, or a code that replaces it. */
export interface LabelFile {
  readonly returnNumber: string;
  readonly kind: LabelKind;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Downloads a label. */
export function saveLabel(context: ElementContext, file: LabelFile): void {
  trackPage(context, 'return-label-download');
  saveFile(toFile(file));
}

/** Opens a label in a new tab. */
export function openLabel(context: ElementContext, file: LabelFile): void {
  trackPage(context, 'return-label-open');
  openFile(toFile(file), false);
}

/** Opens a label in a new tab and prints it. */
export function printLabel(context: ElementContext, file: LabelFile): void {
  trackPage(context, 'return-label-print');
  openFile(toFile(file), true);
}

/** Prints a code that was drawn here, in a new tab. */
export async function printDrawing(context: ElementContext, returnNumber: string, drawing: Drawing): Promise<void> {
  try {
    printLabel(context, { returnNumber, kind: 'png', bytes: await toPng(drawing) });
  } catch {
    context.report({ code: 'unexpected', retryable: true });
  }
}

function toFile({ returnNumber, kind, bytes }: LabelFile): SavedFile {
  return { name: `return-label-${returnNumber}.${kind}`, mediaType: MEDIA_TYPES[kind], bytes };
}
