import type { WireExchangeRequestItem, WireExchangePreview } from '../../../contract/exchange-fields.js';
import { requestExchangePreviewContract } from '../../../contract/calls/request-exchange-preview.js';
import { findExchangedUnit, type ExchangedUnit } from '../exchanges/find-exchange-item.js';
import { toPreview } from '../exchanges/to-preview.js';
import { NO_SUCH_ORDER, NO_TOKEN } from './error-answer.js';
import { openOrder } from './open-order.js';
import type { SandboxCall } from './sandbox-call.js';
import { toOrderAsSold } from './to-current-order.js';

export const requestExchangePreview: SandboxCall = {
  contract: requestExchangePreviewContract,
  drift: {
    nulls: ['items.*.price'],
    types: ['items.*.price'],
    enums: [],
    missing: ['previewId'],
    pictures: [],
  },
  answer(request, world) {
    if (!world.member) return NO_TOKEN;
    const { parentSalesOrderNumber, items } = request.body;
    const lookup = openOrder(String(parentSalesOrderNumber), request, world);
    if ('refusal' in lookup) return lookup.refusal;
    const wire = toOrderAsSold(lookup.found, request, world);
    // The request was validated against the contract, so these are items.
    const sent = items as readonly WireExchangeRequestItem[];
    const units = sent.map((item) => ({ sent: item, unit: findExchangedUnit(wire, item) }));
    const known = units.filter((entry): entry is { sent: WireExchangeRequestItem; unit: ExchangedUnit } =>
      Boolean(entry.unit),
    );
    if (known.length < sent.length) return NO_SUCH_ORDER;
    const body: WireExchangePreview = toPreview(wire, known, world.now);
    return { status: 200, body };
  },
};
