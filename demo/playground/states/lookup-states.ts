import { groupStates, type Step } from './state.js';

const path = '/details/';
const as = 'guest';
const MESSAGE = '[part=message]';

const lookUp = (orderNumber: string, email = 'guest@example.com'): Step[] => [
  { type: 'input[name=orderNumber]', text: orderNumber },
  { type: 'input[name=email]', text: email },
  { press: 'button[type=submit].is-primary' },
];
const FOUND = lookUp('US10000001');

export const LOOKUP_STATES = groupStates('orders-guest-lookup', [
  { name: 'lookup', kind: 'ready', path, as, shown: 'form' },
  { name: 'lookup-terms', kind: 'ready', path, as, country: 'cn', shown: 'form' },
  { name: 'lookup-withdrawal', kind: 'ready', path, as, country: 'de', shown: 'section > p:last-child a' },
  { name: 'lookup-logged-out', kind: 'ready', path, as: 'logged-out', shown: 'form' },
  { name: 'lookup-wrong-fields', kind: 'error', path, as, shown: '.field-error', steps: lookUp('US-1', 'nobody') },
  {
    name: 'lookup-asking',
    kind: 'loading',
    path,
    as,
    fault: 'get-order-summary:timeout',
    shown: '[aria-busy]',
    steps: FOUND,
  },
  { name: 'lookup-miss', kind: 'error', path, as, shown: MESSAGE, steps: lookUp('US99999999') },
  {
    name: 'lookup-cool-down',
    kind: 'error',
    path,
    as,
    fault: 'get-order-summary:status-429-huge',
    shown: MESSAGE,
    steps: FOUND,
  },
  {
    name: 'lookup-failed',
    kind: 'error',
    path,
    as,
    fault: 'get-order-summary:status-403',
    shown: MESSAGE,
    steps: FOUND,
  },
  {
    name: 'lookup-chunk-missing',
    kind: 'error',
    path,
    as,
    lost: 'lookup-message',
    shown: MESSAGE,
    steps: lookUp('US99999999'),
  },
  {
    name: 'lookup-found',
    kind: 'ready',
    as,
    attributes: { 'order-href': '/us/en/orders/details/{orderNumber}/' },
    shown: 'a.is-primary',
    steps: FOUND,
  },
]);
