import * as z from 'zod/mini';
import type { LabelCode, LabelKind, ReturnLabel } from '../model/return-label.js';
import { isWholePdf } from '../../../http/pdf.js';
import { isWholePng } from '../../../http/png.js';
import { fromBase64 } from '../../../http/read/from-base64.js';
import { createBlockReader } from '../../../http/read/read-block.js';
import { SchemaFailure } from '../../../http/read/schema-failure.js';
import { enumField, optionalField, textField } from '../../../http/read/wire-fields.js';

/** A file and a code, both as text. */
export const returnLabelSchema = z.object({
  carrier: textField,
  labelFormat: enumField(['PDF', 'PNG']),
  returnLabel: z.string(),
  dropOffCode: optionalField(z.object({ data: z.string() })),
});

const KINDS = { PDF: 'pdf', PNG: 'png', unknown: undefined } as const satisfies Readonly<
  Record<string, LabelKind | undefined>
>;

const IS_WHOLE: Readonly<Record<LabelKind, (bytes: Uint8Array) => boolean>> = { pdf: isWholePdf, png: isWholePng };

/** What a picture begins with in base64; all else is a text for cameras (wire and defaults, section 3). */
const PICTURE = 'iVBORw0KGgo';

/**
 * The label of a return. Throws `SchemaFailure` ('Label response not formatted correctly.') where a field is missing, or where the file
 * is not of the kind that was named, or not whole.
 */
export function toReturnLabel(wire: unknown): ReturnLabel {
  let offender = '';
  const label = createBlockReader((path) => (offender = path))(returnLabelSchema, wire, '');
  if (!label) throw new SchemaFailure(offender);
  const bytes = fromBase64(label.returnLabel);
  const kind = KINDS[label.labelFormat];
  if (!kind) throw new SchemaFailure('labelFormat');
  if (!bytes || !IS_WHOLE[kind](bytes)) throw new SchemaFailure('returnLabel');
  const code = findCode(label.dropOffCode?.data ?? '');
  return { carrier: label.carrier, kind, bytes, ...(code && { code }) };
}

function findCode(data: string): LabelCode | undefined {
  if (!data.startsWith(PICTURE)) return data.trim() === '' ? undefined : { kind: 'text', text: data };
  const bytes = fromBase64(data);
  return bytes && isWholePng(bytes) ? { kind: 'picture', bytes } : undefined;
}
