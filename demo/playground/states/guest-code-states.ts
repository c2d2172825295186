import { groupStates, type StateOf, type Step } from './state.js';

const as = 'guest';
/** Guests of this order have to enter a code. */
const LOOKUP: Step[] = [
  { type: 'input[name=orderNumber]', text: 'US10000036' },
  { type: 'input[name=email]', text: 'guest@example.com' },
  { press: 'button[type=submit].is-primary' },
];
const enter = (code: string): Step[] => [...LOOKUP, { type: 'dialog input[name=code]', text: code }];

/** The step over the lookup. */
const inLookup = (name: string, steps: readonly Step[], more: Pick<StateOf, 'shown' | 'fault'>): StateOf => ({
  ...{ name, kind: 'dialog', path: '/details/', as, steps },
  ...more,
});

const MASKED = {
  ...{ path: '/details/US10000037/', as, query: 'email=guest%40example.com&standalone=true' },
} as const;
const CHANGE: Step[] = [{ press: '[part=message] .is-secondary' }, { press: 'dialog .code-again > button:last-child' }];
const EMAIL = 'dialog input[name=email]';

export const GUEST_CODE_STATES = [
  ...groupStates('orders-guest-lookup', [
    inLookup('code-sent', LOOKUP, { shown: 'dialog input[name=code]' }),
    inLookup('code-wrong', enter('111111'), { shown: 'dialog .field-error' }),
    inLookup('code-expired', enter('000001'), { shown: 'dialog .field-error' }),
    inLookup('code-used', enter('000002'), { shown: 'dialog .field-error' }),
    inLookup('code-throttled', enter('000003'), { shown: 'dialog [part=message]' }),
    inLookup('code-slow', enter('000004'), { shown: 'dialog [aria-busy]', fault: 'request-guest-token:timeout' }),
    inLookup('code-failed', enter('123456'), {
      shown: 'dialog [part=message]',
      fault: 'request-guest-token:status-403',
    }),
    inLookup('code-unsent', LOOKUP, { shown: 'dialog [part=message]', fault: 'request-guest-challenge:status-403' }),
    inLookup('code-sending', LOOKUP, { shown: 'dialog [aria-busy]', fault: 'request-guest-challenge:timeout' }),
    inLookup('code-resend', [...LOOKUP, { see: 'dialog input[name=code]' }, { later: 31_000 }], {
      shown: 'dialog .code-again > button:first-child:not([aria-disabled])',
    }),
    {
      ...{ name: 'code-left', kind: 'error', path: '/details/', as, shown: '[part=message]' },
      steps: [...LOOKUP, { press: 'dialog .dialog-actions button' }],
    },
  ]),
  ...groupStates('orders-detail', [
    { name: 'detail-masked', kind: 'notice', ...MASKED, shown: '[part=message] .is-secondary' },
    { name: 'code-contact', kind: 'dialog', ...MASKED, shown: EMAIL, steps: CHANGE },
    {
      ...{ name: 'code-contact-mistyped', kind: 'dialog', ...MASKED, shown: 'dialog .field-error' },
      steps: [...CHANGE, { type: EMAIL, text: 'robin' }, { press: 'dialog .is-primary' }],
    },
  ]),
];
