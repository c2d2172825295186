import type { Outcome } from '../../../../http/model/failure.js';
import { isNothingOffered } from '../model/exchange-rules.js';
import type { ExchangeOptions } from '../model/exchange-sku.js';
import type { CallContext } from '../../../../http/call-context.js';
import type { OrdersError } from '../../../../http/errors.js';
import type { ExchangeOptionsRequest } from './exchange-calls.js';
import { EXCHANGE_OPTIONS_PATH } from './exchange-paths.js';
import { findOutcome } from '../../../../http/find-outcome.js';
import { toExchangeOptions } from './exchange-options.js';

const INACTIVE_CODE = 'EXCHANGE_ITEM_INACTIVE';

/**
 * Lists what an item may be exchanged for: `POST /order_mgmt/exchange_options/v1`. It reads, with a body because of the contact data.
 *
 * @returns the colours with their sizes, or that the item is not sold any more or has none that can be had; missing where there is no such item for this shopper
 */
export function listExchangeOptions(
  context: CallContext,
  { email, phoneNumber, unitPrice, ...item }: ExchangeOptionsRequest,
  signal: AbortSignal,
): Promise<Outcome<ExchangeOptions>> {
  const { country, locale } = context;
  return findOutcome(context, (wire) => toOffer(toExchangeOptions(wire), unitPrice), {
    call: 'list-exchange-options',
    isForMember: true,
    method: 'POST',
    path: EXCHANGE_OPTIONS_PATH,
    body: {
      country,
      langRegion: `${new Intl.Locale(locale).language}-${country.toUpperCase()}`,
      ...(email !== undefined && { email }),
      ...(phoneNumber !== undefined && { phoneNumber }),
      ...item,
    },
    findAnswer: findInactive,
    signal,
  });
}

function toOffer(options: ExchangeOptions, unitPrice: number | undefined): ExchangeOptions {
  return options.status === 'active' && isNothingOffered(options.skus, unitPrice) ? { status: 'nothing' } : options;
}

function findInactive({ failure, reasons }: OrdersError): ExchangeOptions | undefined {
  return failure.status === 409 && reasons.some(({ code }) => code === INACTIVE_CODE)
    ? { status: 'inactive' }
    : undefined;
}
