import * as z from 'zod/mini';
import type { Outcome } from '../../../http/model/failure.js';
import type { ReturnLabel, LabelCode, LabelKind } from '../model/return-label.js';
import { SchemaFailure, type OrdersError } from '../../../http/errors.js';
import { isWholePdf, isWholePng, fromBase64 } from '../../../http/pdf.js';
import { enumField, optionalField, readWhole, textField } from '../../../http/read/wire-fields.js';
import { defineCall } from '../../../http/define-call.js';
import type { Proof } from '../../../http/model/secret.js';

const NOT_READY_CODE = 'LABEL_NOT_READY';

/** Identifies a return. */
export interface LabelRequest {
  readonly returnNumber: string;
  /** Proves that the order belongs to the guest; absent for members. */
  readonly proof: Proof | undefined;
}

/**
 * Fetches the label of a return, a complete file. Fails with status 404, retryable, while the label is being made. `missing`: there is no
 * label, or no such return for this shopper.
 */
export const getReturnLabel = defineCall({
  name: 'get-return-label',
  method: 'GET',
  path: '/order_mgmt/user_return_labels/v1/{returnOrderNum}',
  toRequest: ({ returnNumber, proof }: LabelRequest) => ({ params: { returnOrderNum: returnNumber }, proof }),
  toValue: toReturnLabel,
  message: 'Label response not formatted correctly.',
  readRefusal,
});

function readRefusal({ failure, reasons }: OrdersError): Outcome<never> | undefined {
  const isBeingMade = failure.status === 404 && reasons.some(({ code }) => code === NOT_READY_CODE);
  return isBeingMade ? { kind: 'failed', failure: { ...failure, retryable: true } } : undefined;
}

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

/** Start of a base64 PNG. Any other code is text to encode (wire and defaults, section 3). */
const PICTURE = 'iVBORw0KGgo';

/**
 * @throws SchemaFailure if a field is missing, or if the file is incomplete or not of the named
 * kind
 */
export function toReturnLabel(wire: unknown): ReturnLabel {
  const label = readWhole(returnLabelSchema, wire);
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
