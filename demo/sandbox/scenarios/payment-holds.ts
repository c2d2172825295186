import type { WireOrder } from '../../../contract/wire-order.js';
import { createPlacedGroup } from './builders/create-group.js';
import { createItem, type ItemPlan } from './builders/create-item.js';
import { createOrder } from './builders/create-order.js';
import { defineScenario } from './builders/define-scenario.js';
import { PARTIES, type Party } from './builders/parties.js';
import { ALIPAY, IDEAL, KLARNA, WECHAT } from './builders/payments.js';
import { toMoment, type PayBy, type Scenario } from './scenario.js';
import { WORDING } from './wording.js';

interface HoldPlan {
  readonly orderNumber: string;
  readonly phone?: string;
  readonly party: Party;
  readonly payment: WireOrder['payment'][number];
  readonly payBy: PayBy;
  readonly items: readonly ItemPlan[];
}

const CN_PHONE = '+8613800138000';
const EU_ITEMS: readonly ItemPlan[] = [
  { product: 'baseline', colour: 'ember', size: 'EU 42', price: 109.99 },
  { product: 'commuter', colour: 'sand', price: 89.99 },
];

/** Orders waiting for a payment with a provider: by app, by bank transfer, in instalments. */
export const paymentHolds: readonly Scenario[] = [
  defineOnHold({
    orderNumber: 'CN10000001',
    phone: CN_PHONE,
    party: PARTIES.cn,
    payment: WECHAT,
    payBy: 'code',
    items: [
      { product: 'tempo', colour: 'rose', size: '38.5', price: 899 },
      { product: 'pace', colour: 'chalk', size: 'M/170', price: 329 },
    ],
  }),
  defineOnHold({
    orderNumber: 'CN10000002',
    phone: CN_PHONE,
    party: PARTIES.cn,
    payment: ALIPAY,
    payBy: 'POST',
    items: [
      { product: 'weekender', colour: 'midnight', price: 499 },
      { product: 'arena', colour: 'lagoon', price: 269 },
    ],
  }),
  defineOnHold({ orderNumber: 'DE10000002', party: PARTIES.de, payment: KLARNA, payBy: 'POST', items: EU_ITEMS }),
  defineOnHold({ orderNumber: 'NL10000002', party: PARTIES.nl, payment: IDEAL, payBy: 'GET', items: EU_ITEMS }),
];

function defineOnHold({ party, payment, items, ...plan }: HoldPlan): Scenario {
  return defineScenario({
    ...plan,
    createOrder: (context) => {
      const placedAt = toMoment(context, { minutes: -12 });
      const details = {
        groupHeading: WORDING.waitingForPayment[context.language],
        groupHeadingVariant: 'warning',
      } as const;
      return createOrder({
        orderNumber: plan.orderNumber,
        placedAt,
        party,
        groups: [
          createPlacedGroup(
            context,
            items.map((item) => createItem(context, item)),
            { placedAt, details },
          ),
        ],
        payment: [payment],
        message: WORDING.paymentHold[context.language],
        details: { paymentHoldFlag: true, paymentApprovalId: `apv-${plan.orderNumber.toLowerCase()}` },
      });
    },
  });
}
