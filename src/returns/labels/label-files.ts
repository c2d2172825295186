import type { LabelKind } from './model/return-label.js';
import { openFile, saveFile, type SavedFile } from '../../platform/save-file.js';
import { toPng, type Drawing } from '../../platform/paint-picture.js';
import type { ElementContext } from '../../app/context/element-context.js';
import { trackPage } from '../../app/context/track.js';

const MEDIA_TYPES: Readonly<Record<LabelKind, string>> = { pdf: 'application/pdf', png: 'image/png' };

/** A file of a return: its label, or a code that stands in for it. */
export interface LabelFile {
  readonly returnNumber: string;
  readonly kind: LabelKind;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Hands a label to the browser's downloads. */
export function saveLabel(context: ElementContext, file: LabelFile): void {
  trackPage(context, 'return-label-download');
  saveFile(toFile(file));
}

/** Shows a label in a tab of its own. */
export function openLabel(context: ElementContext, file: LabelFile): void {
  trackPage(context, 'return-label-open');
  openFile(toFile(file), false);
}

/** Shows it there and has it printed. */
export function printLabel(context: ElementContext, file: LabelFile): void {
  trackPage(context, 'return-label-print');
  openFile(toFile(file), true);
}

/** The same with a code that is drawn here. */
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
