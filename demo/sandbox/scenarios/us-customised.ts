import type { WireOrderItem } from '../../../contract/wire-order.js';
import { createDeliveredGroup } from './builders/create-group.js';
import { createItem, type ItemPlan } from './builders/create-item.js';
import { createOrder } from './builders/create-order.js';
import { defineScenario } from './builders/define-scenario.js';
import { PARTIES } from './builders/parties.js';
import { CREDIT_CARD } from './builders/payments.js';
import type { Wording } from './language.js';
import { toWording } from './to-wording.js';
import { toMoment, type Scenario, type ScenarioContext } from './scenario.js';

interface Reason {
  readonly code: string;
  readonly text: Wording;
  readonly linkText: Wording;
  readonly url: string;
}

/** Why a customised line cannot be returned, and a link to more information. */
const REASONS = {
  custom: {
    code: 'CUSTOM_ITEM',
    text: toWording({
      en: 'Custom items are made for you and cannot be returned.',
      de: 'Individuell gestaltete Artikel werden für dich angefertigt und können nicht zurückgegeben werden.',
      ja: 'カスタム商品はお客様専用にお作りするため、返品できません。',
      zh: '定制商品专为您制作，无法退货。',
    }),
    linkText: toWording({
      en: 'About custom items',
      de: 'Über individuelle Artikel',
      ja: 'カスタム商品について',
      zh: '关于定制商品',
    }),
    url: 'https://shop.example.com/help/custom-items',
  },
  finalSale: {
    code: 'FINAL_SALE',
    text: toWording({
      en: 'This item was on final sale and cannot be returned.',
      de: 'Dieser Artikel war ein Sonderposten und kann nicht zurückgegeben werden.',
      ja: 'この商品は最終セール品のため、返品できません。',
      zh: '该商品为最终折扣商品，无法退货。',
    }),
    linkText: toWording({ en: 'Return policy', de: 'Rückgaberegeln', ja: '返品規定', zh: '退货政策' }),
    url: 'https://shop.example.com/help/returns',
  },
} as const satisfies Readonly<Record<string, Reason>>;

/** Orders of products that a shopper customised. */
export const usCustomised: readonly Scenario[] = [
  defineScenario({ orderNumber: 'US10000011', createOrder: createCustomOrder }),
];

function createCustomOrder(context: ScenarioContext) {
  const reason = toReason(REASONS.custom, context);
  const items = [
    createCustomItem(context, { product: 'tempo', colour: 'lagoon', size: 'M 9 / W 10.5', price: 175 }, 'custom'),
    createCustomItem(context, { product: 'baseline', colour: 'rose', size: 'M 7 / W 8.5', price: 110 }, 'finalSale'),
  ];
  const group = createDeliveredGroup(context, items, { shipment: 'PX1000001101', daysAgo: 9 });
  return createOrder({
    orderNumber: 'US10000011',
    placedAt: toMoment(context, { days: -21, hours: -4 }),
    party: PARTIES.us,
    groups: [{ ...group, actions: { ...group.actions, returnDisableReasonAction: reason } }],
    payment: [CREDIT_CARD],
  });
}

function createCustomItem(context: ScenarioContext, plan: ItemPlan, reason: keyof typeof REASONS): WireOrderItem {
  const item = createItem(context, { ...plan, isReturnable: false });
  const design = `${plan.product}-${plan.colour}-robin`;
  return {
    ...item,
    lineType: 'NIKEID',
    product: { ...item.product, productIdPathName: `${plan.product}-by-you` },
    returnDisableReason: toReason(REASONS[reason], context),
    valueAddedServiceID: `vas-${design}`,
    customizedProductReference: `cpr-${design}`,
  };
}

function toReason({ code, text, linkText, url }: Reason, { language }: ScenarioContext) {
  return { code, text: text[language], linkText: linkText[language], url };
}
