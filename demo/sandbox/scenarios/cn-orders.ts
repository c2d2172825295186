import type { WireOrder } from '../../../src/api/schemas/contract/wire-order.js';
import { createPlacedGroup, createShippedGroup } from './builders/create-group.js';
import { createItem } from './builders/create-item.js';
import { createOrder } from './builders/create-order.js';
import { defineScenario } from './builders/define-scenario.js';
import { PARTIES } from './builders/parties.js';
import { ALIPAY, WECHAT } from './builders/payments.js';
import { toMoment, type Scenario, type ScenarioContext } from './scenario.js';
import { WORDING } from './wording.js';

const PHONE = '+8613800138000';

export const cnOrders: readonly Scenario[] = [
  defineOnHold('CN10000001', WECHAT),
  defineOnHold('CN10000002', ALIPAY),
  defineScenario({ orderNumber: 'CN10000003', phone: PHONE, createOrder: createShipped }),
];

/** Waits for the shopper to pay in another app. */
function defineOnHold(orderNumber: string, payment: WireOrder['payment'][number]): Scenario {
  return defineScenario({
    orderNumber,
    phone: PHONE,
    createOrder: (context) =>
      createOrder({
        orderNumber,
        placedAt: toMoment(context, { minutes: -12 }),
        party: PARTIES.cn,
        groups: [
          createPlacedGroup(
            context,
            [
              createItem(context, { product: 'tempo', colour: 'rose', size: '38.5', price: 899 }),
              createItem(context, { product: 'pace', colour: 'chalk', size: 'M/170', price: 329 }),
            ],
            { details: { groupHeading: WORDING.waitingForPayment[context.language], groupHeadingVariant: 'warning' } },
          ),
        ],
        payment: [payment],
        message: WORDING.paymentHold[context.language],
        details: { paymentHoldFlag: true, paymentApprovalId: `apv-${orderNumber.toLowerCase()}` },
      }),
  });
}

function createShipped(context: ScenarioContext) {
  return createOrder({
    orderNumber: 'CN10000003',
    placedAt: toMoment(context, { days: -2 }),
    party: PARTIES.cn,
    groups: [
      createShippedGroup(
        context,
        [
          createItem(context, { product: 'harbour', colour: 'sand', size: 'L/180', price: 599 }),
          createItem(context, { product: 'hoop', colour: 'midnight', size: 'L/180', price: 369, msrp: 449 }),
        ],
        { shipment: 'SF3000000301', arrivesInDays: 1 },
      ),
    ],
    payment: [WECHAT],
  });
}
