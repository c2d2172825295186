import { groupStates, type GalleryState, type StateOf, type Step } from './state.js';

const MESSAGE = '[part=message]';
const typed = (iban = 'DE89 3704 0044 0532 0130 00'): Step[] =>
  Object.entries({ firstName: 'Robin', lastName: 'Doe', iban }).map(([name, text]) => ({
    type: `input[name=${name}]`,
    text,
  }));
const SENT: readonly Step[] = [...typed(), { press: 'form .is-primary' }];
const REFUND = { 'order-number': 'US10000018' };

const refund = (name: string, kind: StateOf['kind'], more: Pick<StateOf, 'shown'> & Partial<StateOf>): StateOf => ({
  name: `refund-${name}`,
  kind,
  path: '/returns/US10000018/refund-payment/',
  ...more,
});

const REFUNDS: readonly StateOf[] = [
  refund('landing', 'ready', { path: '/returns/US10000018/refund-payment-landing/', shown: '.refund-steps' }),
  refund('form', 'ready', { shown: 'form' }),
  refund('mistyped', 'error', {
    shown: '.field-error',
    steps: [
      ...typed('DE89 3704 0044'),
      { type: 'input[name=lastName]', text: 'Doe-Longworth of the Harbor Street' },
      { type: 'input[name=firstName]', text: 'Robin' },
    ],
  }),
  refund('typed', 'ready', { shown: 'form .is-primary:not([aria-disabled])', steps: typed() }),
  refund('sending', 'loading', { fault: 'request-bank-refund:timeout', shown: 'form [aria-busy]', steps: SENT }),
  refund('rules-missing', 'error', { lost: 'iban-module', shown: MESSAGE }),
  ...[
    ['failed', 'status-429'],
    ['refused', 'status-403'],
    ['throttled', 'status-429-huge'],
    ['uncertain', 'reset'],
  ].map(([name = '', fault = '']) =>
    refund(name, 'dialog', { fault: `request-bank-refund:${fault}`, shown: 'dialog .dialog-actions', steps: SENT }),
  ),
  refund('done', 'ready', {
    path: '/returns/US10000018/refund-payment-confirmation/',
    query: 'pageView=true',
    shown: '.sums',
  }),
  refund('loading', 'loading', { fault: 'get-order:timeout', shown: '[aria-busy]' }),
  refund('order-failed', 'error', { fault: 'get-order:status-403', shown: 'dialog' }),
  {
    name: 'refund-guest',
    kind: 'notice',
    as: 'guest',
    email: 'guest@example.com',
    attributes: REFUND,
    shown: MESSAGE,
  },
  {
    name: 'refund-foreign',
    kind: 'notice',
    as: 'guest',
    attributes: { ...REFUND, 'api-base': 'https://orders.example.com' },
    shown: MESSAGE,
  },
  { name: 'refund-nobody', kind: 'nobody', as: 'guest', attributes: REFUND, shown: '.empty' },
  { name: 'refund-alone', kind: 'ready', attributes: { ...REFUND, step: 'form' }, shown: 'form' },
];

const requested = (pin: string): Step[] => [
  { type: 'input[name=accountNumber]', text: '6006491234567890123' },
  { type: 'input[name=pin]', text: pin },
  { press: 'button[type=submit]' },
];
const CARD = 'get-gift-card-balance';

const card = (name: string, kind: StateOf['kind'], more: Pick<StateOf, 'shown'> & Partial<StateOf>): StateOf => ({
  name: `gift-card${name}`,
  kind,
  path: '/gift-card-lookup',
  as: 'guest',
  ...more,
});

const GIFT_CARDS: readonly StateOf[] = [
  card('', 'ready', { shown: 'form' }),
  card('-balance', 'ready', { shown: '.gift-card-sum', steps: requested('123456') }),
  card('-checking', 'loading', { fault: `${CARD}:timeout`, shown: 'button[aria-busy]', steps: requested('123456') }),
  card('-unknown', 'error', { shown: MESSAGE, steps: requested('000000') }),
  card('-failed', 'error', { fault: `${CARD}:status-500`, shown: MESSAGE, steps: requested('000000') }),
  card('-refused', 'error', { fault: `${CARD}:status-403`, shown: MESSAGE, steps: requested('000000') }),
  card('-wait', 'error', { fault: `${CARD}:status-429`, shown: MESSAGE, steps: requested('000000') }),
  {
    name: 'kiosk-question',
    kind: 'dialog',
    as: 'guest',
    attributes: { kiosk: 'true', flags: 'enableGiftCardLookup' },
    shown: 'dialog',
    steps: [{ see: 'form' }, { later: 91_000 }],
  },
  {
    name: 'gift-card-elsewhere',
    kind: 'ready',
    as: 'guest',
    attributes: { flags: 'enableGiftCardLookup', 'api-base': 'https://api.shop.example' },
    shown: 'a',
  },
];

const CHECKED_IN: readonly Step[] = [{ type: 'textarea', text: 'Blue van, spot 4' }, { press: 'form > .is-primary' }];
const ARRIVAL = 'request-curbside-arrival';

interface Curbside extends Partial<StateOf> {
  readonly shown: string;
  readonly storeId?: string;
}

const curbside = (
  name: string,
  kind: StateOf['kind'],
  { storeId = '101', query = '', ...more }: Curbside,
): StateOf => ({
  name: `curbside${name}`,
  kind,
  path: '/curbside-pickup/US10000006/',
  as: 'guest',
  query: `storeId=${storeId}&qrId=Q${storeId}${query}`,
  ...more,
});

const CURBSIDE: readonly StateOf[] = [
  curbside('', 'ready', { shown: '.ring' }),
  curbside('-sending', 'loading', { fault: `${ARRIVAL}:timeout`, shown: 'button[aria-busy]', steps: CHECKED_IN }),
  curbside('-submitted', 'ready', { storeId: '105', shown: '[aria-valuenow="50"]', steps: CHECKED_IN }),
  curbside('-claimed', 'ready', { shown: '[aria-valuenow="75"]', steps: CHECKED_IN }),
  curbside('-late', 'notice', { shown: MESSAGE }),
  curbside('-complete', 'ready', { shown: '[aria-valuenow="100"]', steps: CHECKED_IN }),
  curbside('-duplicate', 'ready', { storeId: '104', shown: '.curbside-contact', steps: CHECKED_IN }),
  curbside('-closed', 'empty', { storeId: '102', shown: '.store-hours' }),
  curbside('-not-offered', 'empty', { storeId: '107', shown: '.store-hours' }),
  curbside('-lost', 'error', {
    fault: 'get-curbside-interaction:status-403',
    shown: MESSAGE,
    steps: CHECKED_IN,
  }),
  curbside('-gone', 'error', { query: '&storeInteractionId=arrival-unknown', shown: MESSAGE }),
  curbside('-failed', 'error', { fault: `${ARRIVAL}:status-429`, shown: MESSAGE, steps: CHECKED_IN }),
  curbside('-refused', 'error', { fault: `${ARRIVAL}:status-403`, shown: MESSAGE, steps: CHECKED_IN }),
  curbside('-wait', 'error', { fault: `${ARRIVAL}:status-429`, shown: MESSAGE, steps: CHECKED_IN }),
  { name: 'curbside-missing', kind: 'error', path: '/curbside-pickup/US10000006/', as: 'guest', shown: MESSAGE },
];

const instructions = (
  name: string,
  kind: StateOf['kind'],
  { orderNumber = 'RT10000010', ...more }: Partial<StateOf> & { readonly orderNumber?: string } = {},
): StateOf => ({
  name: `instructions${name}`,
  kind,
  path: `/returns/${orderNumber}/return-confirmation/`,
  shown: '.guide-steps',
  ...more,
});

const INSTRUCTIONS: readonly StateOf[] = [
  instructions('', 'ready'),
  instructions('-emailed', 'notice', {
    query: 'pageView=true&emailSent=true',
    shown: '.order-head [part=message]',
  }),
  instructions('-store', 'ready', {
    shown: '.guide a[target]',
    steps: [{ press: '.guide-switch button', at: -1 }],
  }),
  instructions('-emea', 'ready', { country: 'nl', path: '/returns/RT10000010/return-detail-confirmation/' }),
  instructions('-code-waits', 'notice', {
    country: 'nl',
    path: '/returns/RT10000010/return-detail-confirmation/',
    shown: '.label-wait',
  }),
  instructions('-fake', 'ready', {
    orderNumber: 'JP10000001',
    country: 'jp',
    attributes: { flags: 'enableFakeReturn enableSagawaReturn' },
  }),
  instructions('-over', 'empty', { orderNumber: 'RT10000011', shown: MESSAGE }),
  {
    name: 'instructions-no-return',
    kind: 'empty',
    attributes: { 'order-number': 'US10000001' },
    shown: MESSAGE,
  },
  instructions('-loading', 'loading', { fault: 'get-order:timeout', shown: '[aria-busy]' }),
  instructions('-failed', 'error', { fault: 'get-order:status-403', shown: 'dialog' }),
  instructions('-rules-missing', 'error', { lost: 'all-returns', shown: '[role=alert]' }),
  {
    name: 'instructions-nobody',
    kind: 'nobody',
    as: 'guest',
    attributes: { 'order-number': 'RT10000010' },
    shown: '.empty',
  },
];

/** Screens apart from orders and return wizards: return instructions, bank refunds, check-ins and the like. */
export const SELF_SERVICE_STATES: readonly GalleryState[] = [
  ...groupStates('orders-return-instructions', INSTRUCTIONS),
  ...groupStates('orders-bank-refund', REFUNDS),
  ...groupStates('orders-curbside-checkin', CURBSIDE),
  ...groupStates('orders-gift-card-balance', GIFT_CARDS),
];
