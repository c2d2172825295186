import { createDeliveredGroup, createShippedGroup } from './builders/create-group.js';
import { createItem } from './builders/create-item.js';
import { createOrder } from './builders/create-order.js';
import { defineScenario } from './builders/define-scenario.js';
import { PARTIES } from './builders/parties.js';
import { ALIPAY, WECHAT } from './builders/payments.js';
import { toMoment, type Scenario, type ScenarioContext } from './scenario.js';

const PHONE = '+8613800138000';

export const cnOrders: readonly Scenario[] = [
  defineScenario({ orderNumber: 'CN10000003', phone: PHONE, createOrder: createShipped }),
  defineScenario({ orderNumber: 'CN10000004', phone: PHONE, createOrder: createPersonal }),
];

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

/** An order of custom products only: in China they cannot be returned, although the service would start a return. */
function createPersonal(context: ScenarioContext) {
  const items = [
    createItem(context, { product: 'baseline', colour: 'ember', size: '41', price: 799 }),
    createItem(context, { product: 'breeze', colour: 'chalk', size: 'M/170', price: 299 }),
  ].map((item, index) => ({ ...item, product: { ...item.product, pbid: `pb-cn10000004-${index + 1}` } }));
  return createOrder({
    orderNumber: 'CN10000004',
    placedAt: toMoment(context, { days: -9 }),
    party: PARTIES.cn,
    groups: [
      createDeliveredGroup(context, items, {
        shipment: 'SF3000000401',
        daysAgo: 5,
        returnUrl: '/cn/zh/orders/sales/CN10000004/return/',
      }),
    ],
    payment: [ALIPAY],
  });
}
