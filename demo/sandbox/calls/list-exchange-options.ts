import { listExchangeOptionsContract } from '../../../contract/calls/list-exchange-options.js';
import { findByGtin } from '../exchanges/find-exchange-item.js';
import { toExchangeSkus } from '../exchanges/to-exchange-skus.js';
import { findArticle } from '../shop/find-article.js';
import { NO_SUCH_ORDER, NO_TOKEN, toErrorBody } from './error-answer.js';
import { openOrder } from './open-order.js';
import type { CallAnswer, SandboxCall } from './sandbox-call.js';
import { toOrderAsSold } from './to-current-order.js';
import { toScenarioContext } from './to-scenario-context.js';

/** A product that is no longer sold, in any colour. */
const INACTIVE = 'commuter';

const ITEM_INACTIVE: CallAnswer = {
  status: 409,
  body: toErrorBody({ code: 'EXCHANGE_ITEM_INACTIVE', message: 'The item is no longer sold.' }),
};

export const listExchangeOptions: SandboxCall = {
  contract: listExchangeOptionsContract,
  drift: {
    nulls: ['objects.*.price', 'objects.*.productImageUrl', 'objects.*.sizeSpecifications.*.localizedSize'],
    types: ['objects.*.price', 'objects.*.sizeSpecifications.*.localizedSize'],
    enums: ['objects.0.sizeSpecifications.0.level'],
    missing: ['objects.-1.colorDescription'],
    pictures: ['objects.*.productImageUrl'],
  },
  answer(request, world) {
    if (!world.member) return NO_TOKEN;
    const { orderNumber, gtin } = request.body;
    const lookup = openOrder(String(orderNumber), request, world);
    if ('refusal' in lookup) return lookup.refusal;
    const item = findByGtin(toOrderAsSold(lookup.found, request, world), String(gtin));
    const context = toExchangeContext(request, world);
    const skus = item ? toExchangeSkus(item, context) : [];
    if (!item || skus.length === 0) return NO_SUCH_ORDER;
    if (findArticle(item.skuid ?? '')?.product === INACTIVE) return ITEM_INACTIVE;
    return { status: 200, body: { objects: skus } };
  },
};

/** The requested language is in the body, because this call has no filters. */
function toExchangeContext(...[request, world]: Parameters<SandboxCall['answer']>) {
  const { langRegion } = request.body;
  const language = String(langRegion).split('-')[0] ?? 'en';
  return toScenarioContext({ ...request, filters: { ...request.filters, language } }, world);
}
