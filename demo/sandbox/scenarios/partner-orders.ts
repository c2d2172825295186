import type { WirePartnerOrder } from '../../../contract/wire-partner-page.js';
import type { Consent } from '../../../src/features/order-history/partners/model/consent.js';
import type { Colour } from '../pictures/palette.js';
import { createItem } from './builders/create-item.js';
import type { Wording } from './language.js';
import { toWording } from './to-wording.js';
import type { ProductName } from './products.js';
import { toMoment, toWireDate, type ScenarioContext } from './scenario.js';

/** An item bought from a partner, created for every answer. */
export interface SandboxPartnerOrder {
  /** Unique, unlike the partner's order number, which items bought together share. */
  readonly key: string;
  create(context: ScenarioContext): WirePartnerOrder;
}

const PARTNERS = { club: 'Stride Running Club', court: 'Courtside & Co.', trail: 'Trailhead Outfitters' } as const;

export const PARTNER_CONSENTS: readonly Consent[] = Object.entries(PARTNERS).map(([id, partnerName]) => ({
  id: `consent-${id}`,
  partnerName,
}));

type State = Pick<WirePartnerOrder, 'lineItemColor'> & { readonly says: Wording };

/** Statuses in a partner's words: some are known to the client, some are the partner's own. */
const STATES = {
  ordered: { lineItemColor: 'default', says: toAll('ordered') },
  shipped: { lineItemColor: 'warning', says: toAll('in transit') },
  delivered: { lineItemColor: 'success', says: toAll('delivered') },
  cancelled: { lineItemColor: 'critical', says: toAll('cancelled') },
  late: {
    lineItemColor: 'warning',
    says: toWording({
      en: 'Delayed by the partner',
      de: 'Beim Partner verspätet',
      ja: 'パートナー側で遅延しています',
      zh: '合作伙伴处延迟',
    }),
  },
} as const satisfies Record<string, State>;

interface Plan {
  readonly partner: keyof typeof PARTNERS;
  readonly number: string;
  readonly daysAgo: number;
  readonly product: ProductName;
  readonly colour: Colour;
  readonly size?: string;
  readonly quantity?: number;
  readonly price: number;
  readonly state: keyof typeof STATES;
  readonly isMemberGated?: boolean;
}

/** Newest first. The second and the third were bought together; one was exclusive to members. */
const PLANS: readonly Plan[] = [
  {
    ...bought('club', 'SRC-20418', 1),
    product: 'tempo',
    colour: 'lagoon',
    price: 145,
    size: 'M 10 / W 11.5',
    state: 'ordered',
  },
  {
    ...bought('court', 'CC558201', 3),
    product: 'baseline',
    colour: 'ember',
    price: 95,
    size: 'M 9 / W 10.5',
    state: 'shipped',
  },
  {
    ...bought('court', 'CC558201', 3),
    product: 'hoop',
    colour: 'midnight',
    price: 96,
    size: 'L',
    quantity: 2,
    state: 'late',
  },
  {
    ...bought('club', 'SRC-20102', 12),
    product: 'pace',
    colour: 'rose',
    price: 42,
    size: 'S',
    state: 'delivered',
    isMemberGated: true,
  },
  {
    ...bought('trail', 'TH-7730014', 19),
    product: 'ridge',
    colour: 'moss',
    price: 138,
    size: 'M 9 / W 10.5',
    state: 'delivered',
  },
  { ...bought('trail', 'TH-7728853', 33), product: 'commuter', colour: 'sand', price: 84, state: 'cancelled' },
  { ...bought('court', 'CC541977', 47), product: 'arena', colour: 'ember', price: 49, state: 'delivered' },
  {
    ...bought('club', 'SRC-18876', 61),
    product: 'stride',
    colour: 'graphite',
    price: 45,
    size: 'M',
    state: 'delivered',
  },
  {
    ...bought('club', 'SRC-18211', 88),
    product: 'breeze',
    colour: 'chalk',
    price: 70,
    size: 'M',
    quantity: 2,
    state: 'delivered',
  },
  { ...bought('trail', 'TH-7701120', 120), product: 'weekender', colour: 'moss', price: 75, state: 'delivered' },
  { ...bought('court', 'CC498120', 205), product: 'club', colour: 'lagoon', price: 38, state: 'delivered' },
  { ...bought('club', 'SRC-15003', 411), product: 'harbour', colour: 'sand', price: 68, size: 'L', state: 'delivered' },
];

/** The partner orders of members who gave their consent; the same in every country. */
export const partnerOrders: readonly SandboxPartnerOrder[] = PLANS.map((plan, index) => ({
  key: `${plan.number}-${index}`,
  create: (context) => createPartnerOrder(context, plan),
}));

function createPartnerOrder(context: ScenarioContext, plan: Plan): WirePartnerOrder {
  const { product, lineItemTransaction } = createItem(context, plan);
  const { says, lineItemColor } = STATES[plan.state];
  return {
    partnerName: PARTNERS[plan.partner],
    orderDate: toWireDate(toMoment(context, { days: -plan.daysAgo })),
    orderid: plan.number,
    category: product.category,
    image: product.productImage,
    lineItemColor,
    lineItemStatus: says[context.language],
    memberGatedFlag: plan.isMemberGated ?? false,
    lineItemChargedPrice: lineItemTransaction.lineItemChargedPrice,
    currency: 'USD',
    quantity: lineItemTransaction.quantity,
    size: plan.size,
    styleColor: product.styleColor,
    title: product.title,
    gtin: product.gtin,
  };
}

function bought(partner: Plan['partner'], number: string, daysAgo: number) {
  return { partner, number, daysAgo };
}

/** Returns a raw status that is the same in every language, because the client translates it. */
function toAll(text: string): Wording {
  return toWording({ en: text, de: text, ja: text, zh: text });
}
