import type { Outcome } from '../../http/model/failure.js';
import type { Job } from '../../http/model/job.js';
import type { CapturedReturn, ReturnCapture } from '../model/return-capture.js';
import type { ShipFrom } from '../../addresses/model/ship-from.js';
import type { CallContext } from '../../http/call-context.js';
import { findOutcome } from '../../http/client.js';
import { RETRY_CLASSES } from '../../http/retry-classes.js';
import type { ReturnRequest } from './return-calls.js';
import { RETURN_CAPTURES_PATH } from './return-paths.js';
import { toCapturedReturn } from './to-return-job.js';

const CAPTURE_SYSTEM = 'SELF_SERVICE';

/**
 * Asks for lines of an order to be taken back: `POST /order_mgmt/user_return_captures/v1`. It is sent once.
 *
 * @returns the job it became, with the number of the return ('Return Capture response formatting error.' without one); missing where
 *   there is no such order for this shopper; a failure with `isUncertain` where it may have been done all the same
 */
export function requestReturn(
  context: CallContext,
  { capture, proof }: ReturnRequest,
  signal: AbortSignal,
): Promise<Outcome<Job<CapturedReturn>>> {
  return findOutcome(context, toCapturedReturn, {
    call: 'request-return',
    rules: RETRY_CLASSES.write,
    method: 'POST',
    path: RETURN_CAPTURES_PATH,
    proof,
    body: toBody(context, capture),
    signal,
  });
}

function toBody({ country, locale }: CallContext, capture: ReturnCapture): object {
  const { placedAt, shipFrom, method } = capture;
  return {
    captureSystem: CAPTURE_SYSTEM,
    createReturnLabelFlag: capture.createsLabel,
    locale: `${new Intl.Locale(locale).language}_${country.toUpperCase()}`,
    omsRegionReference: capture.regionReference,
    orderLines: capture.lines.map(({ gtin, ...line }) => ({ ...line, universalProductCode: gtin })),
    orderNumber: capture.orderNumber,
    ...(placedAt !== undefined && { orderCreateDate: placedAt }),
    ...(shipFrom && { shipFrom: toWireShipFrom(shipFrom) }),
    ...(method && { returnMethod: method.name }),
    ...(method?.scac !== undefined && { standardCarrierAlphaCode: method.scac }),
  };
}

function toWireShipFrom({ contact, address, recipient }: ShipFrom): object {
  return { contactInformation: contact, address, recipient };
}
