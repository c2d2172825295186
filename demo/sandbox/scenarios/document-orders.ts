import type { WireOrder } from '../../../contract/wire-order.js';
import { createDocument } from './builders/create-document.js';
import { createDeliveredGroup } from './builders/create-group.js';
import { createItem } from './builders/create-item.js';
import { createOrder } from './builders/create-order.js';
import { defineScenario } from './builders/define-scenario.js';
import { PARTIES } from './builders/parties.js';
import { CREDIT_CARD } from './builders/payments.js';
import { toMoment, type Scenario, type ScenarioContext } from './scenario.js';
import { WORDING } from './wording.js';

const ORDER_NUMBER = 'US10000035';

/** Not ready at its first request. */
export const SLOW_DOCUMENT = 'receipt-35';
/** A file of 10 MB. */
export const LARGE_DOCUMENT = 'warranty-35';
/** Its file is no PDF. */
export const NO_PDF = 'proof-35';

/** An order with documents of every type. */
export const documentOrders: readonly Scenario[] = [
  defineScenario({ orderNumber: ORDER_NUMBER, createOrder: createWithDocuments }),
];

function createWithDocuments(context: ScenarioContext): WireOrder {
  const items = [
    createItem(context, { product: 'tempo', colour: 'lagoon', size: 'M 9 / W 10.5', price: 128 }),
    createItem(context, { product: 'commuter', colour: 'midnight', price: 84 }),
  ];
  return createOrder({
    orderNumber: ORDER_NUMBER,
    placedAt: toMoment(context, { days: -70 }),
    party: PARTIES.us,
    groups: [createDeliveredGroup(context, items, { shipment: 'PX1000003501', daysAgo: 66 })],
    payment: [CREDIT_CARD],
    message: WORDING.thanks[context.language],
    details: {
      documents: [
        createDocument(context, { documentId: SLOW_DOCUMENT, type: 'RECEIPT', label: 'R-2026-0412', daysAgo: 70 }),
        createDocument(context, { documentId: 'invoice-35', type: 'INVOICE', label: '2026-100035', daysAgo: 69 }),
        createDocument(context, { documentId: LARGE_DOCUMENT, type: 'WARRANTY', label: 'Tempo', daysAgo: 66 }),
        createDocument(context, { documentId: 'credit-35', type: 'CREDIT_NOTE', label: '2026-200035', daysAgo: 40 }),
        createDocument(context, { documentId: NO_PDF, type: 'RETURN_PROOF', label: 'RP-2026-0035', daysAgo: 45 }),
      ],
    },
  });
}
