import { groupStates, type GalleryState, type StateOf, type Step } from './state.js';

const CANCEL = '.order-actions button';
const PRIMARY = 'dialog .is-primary';
const CONFIRMED: readonly Step[] = [{ press: CANCEL }, { press: PRIMARY }];
/** A dialog whose request has finished has a heading and is not busy. */
const ENDED = 'dialog:not(:has([aria-busy])) h3';
const PAY = '.order-main > [part=message]';
const REQUEST = 'request-deferred-payment';

const cancel = (name: string, orderNumber: string, more: Partial<StateOf> = {}): StateOf => ({
  name,
  kind: 'dialog',
  path: `/sales/${orderNumber}/`,
  shown: ENDED,
  steps: CONFIRMED,
  ...more,
});

const CANCELS: readonly StateOf[] = [
  cancel('cancel-confirm', 'US10000002', { shown: PRIMARY, steps: [{ press: CANCEL }] }),
  cancel('cancel-expired', 'US10000005', { query: 'cancel=true', shown: 'dialog', steps: [] }),
  cancel('cancel-sending', 'US10000002', { fault: 'request-cancel:timeout', shown: 'dialog [aria-busy]' }),
  cancel('cancel-complete', 'US10000030'),
  cancel('cancel-pending', 'US10000003'),
  cancel('cancel-unavailable', 'US10000014'),
  cancel('cancel-failed', 'US10000002', { fault: 'request-cancel:status-429' }),
  cancel('cancel-refused', 'US10000002', { fault: 'request-cancel:status-403' }),
  cancel('cancel-throttled', 'US10000002', { fault: 'request-cancel:status-429-huge' }),
  cancel('cancel-signed-out', 'US10000002', { fault: 'request-cancel:status-401' }),
  cancel('cancel-uncertain', 'US10000002', { fault: 'request-cancel:reset' }),
  cancel('cancelled', 'US10000030', {
    kind: 'notice',
    shown: '.order-sub',
    steps: [...CONFIRMED, { see: 'dialog:not(:has([aria-busy])) .is-primary' }, { press: PRIMARY }],
  }),
  cancel('cancel-failed-meanwhile', 'US10000004', {
    kind: 'error',
    shown: '[role=alert]',
    steps: [...CONFIRMED, { press: '.dialog-close' }],
  }),
  cancel('cancel-chunk-missing', 'US10000002', {
    kind: 'error',
    lost: 'cancel-order',
    shown: '[role=alert]',
    steps: [{ press: CANCEL }],
  }),
];

const CHECK = 'dialog input[type=checkbox]';
const CHOOSING: readonly Step[] = [{ press: CANCEL }, { press: 'dialog input[value=items]' }];
const CHOSEN: readonly Step[] = [...CHOOSING, { press: CHECK }, { press: CHECK, at: 1 }];
const DONE: readonly Step[] = [{ press: PRIMARY }, { see: 'dialog:not(:has([aria-busy])) .cancelled-lines' }];

const cancelItems = (name: string, more: Partial<StateOf> = {}): StateOf =>
  cancel(`cancel-items-${name}`, 'US10000031', { steps: [...CHOSEN, { press: PRIMARY }], ...more });

const PARTIAL_CANCELS: readonly StateOf[] = [
  cancelItems('whole', { shown: 'dialog input[value=order]', steps: [{ press: CANCEL }] }),
  cancelItems('none', { shown: CHECK, steps: CHOOSING }),
  cancelItems('chosen', { shown: 'dialog select', steps: CHOSEN }),
  cancelItems('sending', { fault: 'request-cancel:timeout', shown: 'dialog [aria-busy]' }),
  cancelItems('complete'),
  cancelItems('pending', { path: '/sales/US10000032/' }),
  cancelItems('failed', { fault: 'request-cancel:status-429' }),
  cancelItems('uncertain', { fault: 'request-cancel:reset' }),
  cancel('cancelled-items', 'US10000032', {
    kind: 'notice',
    shown: '.order-head [part=message]',
    steps: [...CHOSEN, ...DONE, { press: PRIMARY }],
  }),
];

const RETURN_CANCEL = '.order-actions div > button';
const RETURN_CONFIRMED: readonly Step[] = [{ press: RETURN_CANCEL }, { press: PRIMARY }];

const cancelReturn = (name: string, more: Partial<StateOf> = {}): StateOf => ({
  name: `return-${name}`,
  kind: 'dialog',
  path: '/returns/RT10000033/',
  shown: ENDED,
  steps: RETURN_CONFIRMED,
  ...more,
});

const RETURN_CANCELS: readonly StateOf[] = [
  cancelReturn('cancel-confirm', { shown: PRIMARY, steps: [{ press: RETURN_CANCEL }] }),
  cancelReturn('cancel-complete'),
  cancelReturn('cancel-unavailable', { path: '/returns/RT10000034/' }),
  cancelReturn('cancel-failed', { path: '/returns/RT10000038/' }),
  cancelReturn('cancel-refused', { fault: 'request-return-cancellation:status-403' }),
  cancelReturn('cancel-uncertain', { fault: 'request-return-cancellation:reset' }),
  cancelReturn('cancelled', {
    kind: 'notice',
    shown: '.order-main > .notice',
    steps: [...RETURN_CONFIRMED, { see: 'dialog:not(:has([aria-busy])) .is-primary' }, { press: PRIMARY }],
  }),
  { name: 'detail-cancellable-returns', kind: 'ready', path: '/sales/US10000034/', shown: '.track > div > button' },
];

const pay = (name: string, orderNumber: string, more: Pick<StateOf, 'shown'> & Partial<StateOf>): StateOf => ({
  name: `payment-${name}`,
  kind: 'notice',
  path: `/sales/${orderNumber}/`,
  country: orderNumber.slice(0, 2).toLowerCase(),
  ...more,
  shown: `${PAY} ${more.shown}`,
});

const PAYMENTS: readonly StateOf[] = [
  pay('code', 'CN10000001', { kind: 'ready', shown: '.qr' }),
  pay('form', 'DE10000002', { kind: 'ready', shown: 'form' }),
  pay('link', 'US10000028', { kind: 'ready', shown: 'a' }),
  pay('received', 'CN10000002', { query: 'payment=success', shown: '.message-title' }),
  pay('preparing', 'CN10000001', { kind: 'loading', fault: `${REQUEST}:timeout`, shown: '.pay-wait' }),
  pay('failed', 'CN10000001', { fault: `${REQUEST}:status-500`, shown: 'button' }),
  pay('throttled', 'CN10000001', { fault: `${REQUEST}:status-429-huge`, shown: 'button' }),
  pay('refused', 'CN10000001', { fault: `${REQUEST}:status-403`, shown: 'a' }),
  pay('signed-out', 'CN10000001', { fault: `${REQUEST}:status-401`, shown: 'button' }),
  pay('blocked', 'NL10000002', { shown: '[role=alert]', steps: [{ press: 'form button' }] }),
  {
    name: 'payment-chunk-missing',
    kind: 'error',
    path: '/sales/CN10000001/',
    country: 'cn',
    lost: 'pay-order',
    shown: '[role=alert]',
  },
];

const shop = (name: string, button: 0 | 1, more: Pick<StateOf, 'shown'> & Partial<StateOf>): StateOf => ({
  name,
  kind: 'dialog',
  path: '/sales/US10000001/',
  steps: [{ press: '.item-shop > button', at: button }],
  ...more,
});

const SHOPS: readonly StateOf[] = [
  shop('mini-cart', 0, { shown: '.cart-item' }),
  shop('mini-cart-unknown', 0, { fault: 'request-cart-item:reset', shown: 'dialog .is-secondary' }),
  shop('mini-cart-failed', 0, {
    path: '/sales/US10000024/',
    fault: 'request-cart-item:status-403',
    shown: 'dialog a',
  }),
  shop('mini-cart-unsent', 0, { lost: 'cart-calls', shown: 'dialog' }),
  shop('similar', 1, { shown: '.tile-link' }),
  shop('similar-empty', 1, { path: '/sales/US10000026/', shown: '.similar-note' }),
  shop('similar-loading', 1, { fault: 'list-similar-products:timeout', shown: '.slider .skeleton' }),
  shop('similar-failed', 1, { fault: 'list-similar-products:malformed', shown: 'dialog .dialog-actions button' }),
  shop('similar-refused', 1, { fault: 'list-similar-products:status-403', shown: 'dialog .dialog-actions a' }),
  shop('shop-chunk-missing', 1, { kind: 'error', lost: 'open-shop', shown: '[role=alert]' }),
];

const label = (name: string, presses: readonly Step[], more: Pick<StateOf, 'shown'> & Partial<StateOf>): StateOf => ({
  name: `label-${name}`,
  kind: 'dialog',
  path: '/returns/RT10000010/',
  steps: presses,
  ...more,
});

/** Nothing is requested before a button is pressed. */
const attributes = { flags: 'showMailLabel' };
const toButton = (at: number): Step => ({ press: '.label-actions button', at });
const SEND: Step = { press: 'dialog .is-primary' };

const LABELS: readonly StateOf[] = [
  label('buttons', [], { kind: 'ready', shown: '.label-actions' }),
  label('buttons-loading', [], { kind: 'loading', fault: 'get-return-label:timeout', shown: '.label-skeleton' }),
  label('buttons-failed', [], { kind: 'error', fault: 'get-return-label:status-403', shown: '.label-ways' }),
  label('code', [toButton(0)], { shown: 'dialog .qr' }),
  label('code-to-print', [{ press: '.label-more summary' }, toButton(1)], { shown: 'dialog .qr' }),
  label('file', [toButton(0)], { attributes, shown: 'dialog .is-primary' }),
  label('file-loading', [toButton(0)], {
    attributes,
    fault: 'get-return-label:timeout',
    shown: 'dialog .label-busy',
  }),
  label('file-missing', [toButton(0)], {
    attributes,
    fault: 'get-return-label:status-404',
    shown: 'dialog .dialog-actions a',
  }),
  label('email', [toButton(1)], { attributes, shown: 'dialog' }),
  label('email-sent', [toButton(1), SEND], { attributes, shown: 'dialog:not(:has(input)) .is-primary' }),
  label('email-failed', [toButton(1), SEND], {
    attributes,
    fault: 'request-label-dispatch:status-429',
    shown: 'dialog .label-next',
  }),
  label('mail-unknown', [toButton(2), SEND], {
    attributes,
    fault: 'request-label-dispatch:reset',
    shown: 'dialog .is-secondary:only-child',
  }),
];

/** The dialogs and messages that the actions of an order or a return open. */
export const DETAIL_BOX_STATES: readonly GalleryState[] = groupStates('orders-detail', [
  ...CANCELS,
  ...PARTIAL_CANCELS,
  ...RETURN_CANCELS,
  ...PAYMENTS,
  ...SHOPS,
  ...LABELS,
]);
