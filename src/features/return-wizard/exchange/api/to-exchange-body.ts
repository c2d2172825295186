import type { ExchangeRequest, ExchangeRequestItem } from '../model/exchange-request.js';
import type { CallContext } from '../../../../http/call-context.js';
import { toLanguage } from '../../../../http/model/language.js';

const CHANNEL = 'WEB';

/** Required by the contract; the service knows the real values. */
const CLIENT_INFO = { deviceId: 'unknown', appId: 'orders-area', userAgent: 'unknown', ipAddress: '0.0.0.0' };

/** The body of a preview request (wire and defaults, section 3). The order adds the ids of preview and return. */
export function toExchangeBody({ country, locale }: CallContext, request: ExchangeRequest): object {
  const { orderNumber, email, currency, address, recipient, items, totals } = request;
  const { subTotal, shipping, taxes, total } = totals;
  return {
    parentSalesOrderNumber: orderNumber,
    ...(email !== undefined && { email }),
    country,
    currency,
    locale: `${toLanguage(locale)}-${country.toUpperCase()}`,
    channel: CHANNEL,
    address,
    recipient,
    clientInfo: CLIENT_INFO,
    items: items.map(toItem),
    totals: { subTotal, shippingTotal: shipping, totalTaxes: taxes, orderTotal: total },
  };
}

function toItem({ id, skuId, tax }: ExchangeRequestItem): object {
  const { rate, amount, calculatedAt, isIncluded } = tax ?? {};
  const treatment = isIncluded ? 'INCLUSIVE' : 'EXCLUSIVE';
  const wireTax = { type: 'TAX', rate, amount, calculationDate: calculatedAt, treatment };
  return { id, skuId, quantity: 1, priceAdjustments: tax ? [{ tax: wireTax }] : [] };
}
