import { groupStates, type GalleryState, type StateOf, type Step } from './state.js';

const MESSAGE = '[part=message]';
const toTyped = (orderNumber = 'DE10000003'): Step[] =>
  Object.entries({ name: 'Robin Doe', email: 'guest@example.com', orderNumber }).map(([name, text]) => ({
    type: `input[name=${name}]`,
    text,
  }));
const toReviewed = (orderNumber?: string): Step[] => [
  ...toTyped(orderNumber),
  { press: 'form .is-primary:not([aria-disabled])' },
];
const toSent = (orderNumber?: string): Step[] => [
  ...toReviewed(orderNumber),
  { press: '.withdrawal-actions .is-primary' },
];

const withdrawal = (name: string, kind: StateOf['kind'], more: Pick<StateOf, 'shown'> & Partial<StateOf>): StateOf => ({
  name: `withdrawal-${name}`,
  kind,
  path: '/withdrawal/',
  country: 'de',
  as: 'guest',
  ...more,
});

const OF_ORDER = { path: '/withdrawal/DE10000003/', as: 'member' } as const;

/** Both steps of a withdrawal and its receipt. */
export const WITHDRAWAL_STATES: readonly GalleryState[] = groupStates('orders-withdrawal', [
  withdrawal('form', 'ready', { shown: 'form' }),
  withdrawal('items', 'ready', { ...OF_ORDER, shown: '.withdrawal-items' }),
  withdrawal('period-over', 'notice', {
    ...{ path: '/withdrawal/FR10000002/', country: 'fr', as: 'member' },
    shown: '.withdrawal-items',
  }),
  withdrawal('orders', 'ready', { as: 'member', shown: 'select[name=order]' }),
  withdrawal('mistyped', 'error', {
    shown: '.field-error',
    steps: [
      { type: 'input[name=email]', text: 'robin' },
      { type: 'input[name=name]', text: 'Robin Doe' },
    ],
  }),
  withdrawal('loading', 'loading', {
    ...OF_ORDER,
    fault: 'get-order:timeout',
    shown: '.form-part > .field-hint',
  }),
  withdrawal('confirm', 'ready', { shown: '.withdrawal-text', steps: toReviewed() }),
  withdrawal('sending', 'loading', {
    fault: 'request-withdrawal:timeout',
    shown: '[aria-busy]',
    steps: toSent(),
  }),
  ...[
    ['failed', 'status-429'],
    ['refused', 'status-403'],
    ['throttled', 'status-429-huge'],
    ['uncertain', 'reset'],
  ].map(([name = '', fault = '']) =>
    withdrawal(name, 'error', { fault: `request-withdrawal:${fault}`, shown: MESSAGE, steps: toSent() }),
  ),
  withdrawal('receipt', 'ready', { shown: '.withdrawal-text + .withdrawal-text', steps: toSent() }),
  withdrawal('existing', 'notice', {
    ...{ country: 'ie', shown: '.withdrawal-text + .withdrawal-text' },
    steps: toSent('IE10000002'),
  }),
  { name: 'withdrawal-not-here', kind: 'empty', as: 'guest', attributes: { country: 'us' }, shown: '[data-heading]' },
]);
