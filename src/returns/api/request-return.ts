import type { Job } from '../../http/model/job.js';
import type { CapturedReturn, ReturnCapture } from '../model/return-capture.js';
import type { ShipFrom } from '../../addresses/model/ship-from.js';
import type { CallContext } from '../../http/call-context.js';
import { RETRY_CLASSES } from '../../http/retry-classes.js';
import { toReturnJob } from './get-return-job.js';
import { defineCall } from '../../http/define-call.js';
import type { Proof } from '../../http/model/secret.js';
import { SchemaFailure } from '../../http/errors.js';
import { toLanguage } from '../../http/model/language.js';

const CAPTURE_SYSTEM = 'SELF_SERVICE';

export interface ReturnRequest {
  readonly capture: ReturnCapture;
  /** Proves that the order belongs to the guest; absent for members. */
  readonly proof: Proof | undefined;
}

/** Requests the return of lines of an order. Sent once. `missing`: this shopper has no such order. */
export const requestReturn = defineCall({
  name: 'request-return',
  retry: RETRY_CLASSES.write,
  method: 'POST',
  path: '/order_mgmt/user_return_captures/v1',
  toRequest: ({ capture, proof }: ReturnRequest, context) => ({ proof, body: toBody(context, capture) }),
  toValue: toCapturedReturn,
  message: 'Return Capture response formatting error.',
});

/**
 * The job of an accepted request. It contains the return number unless it failed at once.
 *
 * @throws SchemaFailure
 */
function toCapturedReturn(wire: unknown): Job<CapturedReturn> {
  const job = toReturnJob(wire);
  if (job.result === undefined && !job.hasFailed) throw new SchemaFailure('response.returnOrderNumber');
  return job;
}

function toBody({ country, locale }: CallContext, capture: ReturnCapture): object {
  const { placedAt, shipFrom, method, storeId } = capture;
  return {
    captureSystem: CAPTURE_SYSTEM,
    createReturnLabelFlag: capture.createsLabel,
    locale: `${toLanguage(locale)}_${country.toUpperCase()}`,
    omsRegionReference: capture.regionReference,
    orderLines: capture.lines.map(({ gtin, ...line }) => ({ ...line, universalProductCode: gtin })),
    orderNumber: capture.orderNumber,
    ...(placedAt !== undefined && { orderCreateDate: placedAt }),
    ...(shipFrom && { shipFrom: toWireShipFrom(shipFrom) }),
    ...(method && { returnMethod: method.name }),
    ...(method?.scac !== undefined && { standardCarrierAlphaCode: method.scac }),
    ...(storeId !== undefined && { returnStoreId: storeId }),
  };
}

function toWireShipFrom({ contact, address, recipient }: ShipFrom): object {
  return { contactInformation: contact, address, recipient };
}
