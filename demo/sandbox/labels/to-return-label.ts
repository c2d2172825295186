import type { WireReturnLabel } from '../../../contract/calls/get-return-label.js';
import type { WireOrder } from '../../../contract/wire-order.js';
import { drawPdf } from '../files/draw-pdf.js';
import { drawCodePicture, drawLabelPicture } from './draw-label.js';

/** The label of a country's carriers: the file's format, and the kind of code they scan from a screen, if any. */
interface LabelPlan {
  readonly format: 'PDF' | 'PNG';
  readonly code?: 'text' | 'picture';
}

const PAPER: LabelPlan = { format: 'PDF' };
const PLANS: Readonly<Record<string, LabelPlan>> = {
  us: { format: 'PDF', code: 'text' },
  nl: { format: 'PNG', code: 'text' },
  be: { format: 'PNG', code: 'picture' },
  es: { format: 'PNG', code: 'text' },
  it: { format: 'PNG', code: 'text' },
  // The carrier scans the label itself.
  gb: { format: 'PNG' },
};

/** Returns the label of a return in the format of its country's carriers. */
export function toReturnLabel(order: WireOrder): WireReturnLabel {
  const { orderNumber, returnMethod } = order;
  const carrier = returnMethod?.split('|')[1] ?? 'UPSN';
  const country = (order.group[0]?.shipFromCountry ?? 'us').toLowerCase();
  const { format, code } = PLANS[country] ?? PAPER;
  const text = toScanned(order);
  return {
    carrier,
    labelFormat: format,
    returnLabel: toBase64(format === 'PNG' ? drawLabelPicture(text) : drawLabelPage(carrier, orderNumber)),
    ...(code && { dropOffCode: { data: code === 'text' ? text : toBase64(drawCodePicture(text)) } }),
  };
}

/** The content of the code that the carrier scans. */
function toScanned({ orderNumber }: WireOrder): string {
  return `RETURN/${orderNumber}`;
}

function drawLabelPage(carrier: string, orderNumber: string): Uint8Array<ArrayBuffer> {
  return drawPdf(['Return label', `Carrier ${carrier}`, `Return ${orderNumber}`, 'Cut out and stick on the parcel.']);
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
