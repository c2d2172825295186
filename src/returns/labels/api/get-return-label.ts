import * as z from 'zod/mini';
import type { Failure, Outcome } from '../../../http/model/failure.js';
import type { ReturnLabel, LabelCode, LabelKind } from '../model/return-label.js';
import type { CallContext } from '../../../http/call-context.js';
import { SchemaFailure, type OrdersError } from '../../../http/errors.js';
import { findOutcome } from '../../../http/client.js';
import type { LabelRequest } from './label-calls.js';
import { getReturnLabelPath } from './label-paths.js';
import { isWholePdf, isWholePng, fromBase64 } from '../../../http/pdf.js';
import { createBlockReader } from '../../../http/read/read-block.js';
import { enumField, optionalField, textField } from '../../../http/read/wire-fields.js';

const NOT_READY_CODE = 'LABEL_NOT_READY';

/** It is being made: the same question has another answer in a while. */
interface NotReady {
  readonly notReady: Failure;
}

/**
 * Fetches the label of a return: `GET /order_mgmt/user_return_labels/v1/{returnOrderNum}`.
 *
 * @returns the label, from its first byte to its last; a failure with the status 404 where it is not ready yet; missing where there is
 *   none, or no such return for this shopper
 */
export async function getReturnLabel(
  context: CallContext,
  { returnNumber, proof }: LabelRequest,
  signal: AbortSignal,
): Promise<Outcome<ReturnLabel>> {
  const outcome = await findOutcome<ReturnLabel | NotReady>(context, toReturnLabel, {
    call: 'get-return-label',
    method: 'GET',
    path: getReturnLabelPath(returnNumber),
    proof,
    findAnswer: findNotReady,
    signal,
  });
  if (outcome.kind !== 'found') return outcome;
  const { value } = outcome;
  return 'notReady' in value ? { kind: 'failed', failure: value.notReady } : { kind: 'found', value };
}

function findNotReady({ failure, reasons }: OrdersError): NotReady | undefined {
  const isMade = failure.status === 404 && reasons.some(({ code }) => code === NOT_READY_CODE);
  return isMade ? { notReady: { ...failure, retryable: true } } : undefined;
}

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
