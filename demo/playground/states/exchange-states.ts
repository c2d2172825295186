import { groupStates, type GalleryState, type StateOf, type Step } from './state.js';
import { NEXT } from './wizard-steps.js';

/** Rows of the order that contains every case of an exchange. */
const SHOES = 0;
const SHIRTS = 1;
const INACTIVE = 2;
const NEVER = 3;
/** Indexes of colours: the bought one, a cheaper one, and ones that are sold out, not eligible, or dearer. */
const CHEAPER = 1;
const DEARER = 5;
/** The article number of the order's shoes. */
const BOUGHT = 'sku-bl0762-605-m-9-w-10-5';
const NOTE = '.exchange-note';
const NOTE_BUTTON = '.return-fields .is-text';

/** Selects rows and a reason; the choice between return and exchange is still open. */
const requested = (rows: readonly number[] = [SHOES]): Step[] => [
  ...rows.map((at) => ({ pick: '.return-row input[type=checkbox]', at })),
  ...rows.map((_, at) => ({ pick: '.reasons label:first-of-type input', at })),
];
const exchanged = (rows: readonly number[] = [SHOES]): Step[] => [
  ...requested(rows),
  ...rows.map((_, at) => ({ pick: '.operation input[value=exchange]', at })),
  NEXT,
];
const COLORS: readonly Step[] = [...exchanged(), { see: '.color-tile' }];
const toColor = (at: number): Step => ({ pick: '.color-tile input', at });
const SIZE: Step = { pick: '.size-tile input:enabled' };
const atMethods = (color = CHEAPER): Step[] => [...COLORS, toColor(color), SIZE, NEXT, { see: '.method' }];
const atReview = (color = CHEAPER): Step[] => [
  ...atMethods(color),
  { pick: '.method input' },
  NEXT,
  { see: '.exchange-pair' },
];

const exchange = (name: string, kind: StateOf['kind'], more: Pick<StateOf, 'shown'> & Partial<StateOf>): StateOf => ({
  name: `exchange-${name}`,
  kind,
  path: '/sales/US10000012/return/',
  steps: COLORS,
  ...more,
});

const end = (name: string, fault: string): StateOf =>
  exchange(`order-${name}`, 'error', {
    fault: `request-exchange-order:${fault}`,
    shown: 'dialog .is-secondary',
    steps: [...atReview(), NEXT],
  });

/** Exchanges of items and their results. */
export const EXCHANGE_STATES: readonly GalleryState[] = groupStates('orders-return-wizard', [
  exchange('asked', 'ready', {
    shown: '.operation',
    steps: [...requested([SHOES, NEVER]), { press: NOTE_BUTTON }, { press: NOTE_BUTTON }],
  }),
  exchange('units', 'ready', {
    shown: 'input[value=all]',
    steps: [...requested([SHIRTS]), { pick: '.operation input[value=exchange]' }, { pick: 'input[value=each]' }],
  }),
  exchange('colors', 'ready', { shown: '.color-tile' }),
  exchange('sizes', 'ready', { shown: '.size-tile', steps: [...COLORS, toColor(CHEAPER), SIZE] }),
  exchange('several', 'ready', { shown: '.color-tile', steps: exchanged([SHOES, SHIRTS]) }),
  exchange('same', 'notice', {
    shown: NOTE,
    steps: [...COLORS, toColor(0), { pick: `.size-tile input[value=${BOUGHT}]` }],
  }),
  exchange('gone', 'notice', { shown: NOTE, steps: [...COLORS, toColor(0), SIZE, { isReload: true }] }),
  exchange('nothing', 'notice', { shown: '.return-row [part=message]', steps: exchanged() }),
  exchange('loading', 'loading', {
    fault: 'list-exchange-options:timeout',
    shown: '.exchange-skeletons',
    steps: exchanged(),
  }),
  exchange('inactive', 'notice', { shown: '.return-row [part=message]', steps: exchanged([INACTIVE]) }),
  exchange('failed', 'error', {
    fault: 'list-exchange-options:status-403',
    shown: '.return-row [part=message]',
    steps: exchanged([SHOES, SHIRTS]),
  }),
  exchange('missing', 'error', { lost: 'exchange-step', shown: '[role=alert]', steps: exchanged() }),
  exchange('review', 'ready', { shown: '.exchange-pair', steps: atReview() }),
  exchange('review-dearer', 'notice', { shown: '.exchange-pair', steps: atReview(DEARER) }),
  exchange('preview-loading', 'loading', {
    fault: 'request-exchange-preview:timeout',
    shown: '.method',
    steps: atMethods(),
  }),
  exchange('preview-failed', 'error', {
    fault: 'request-exchange-preview:status-500',
    shown: 'dialog',
    steps: atMethods(),
  }),
  exchange('ordering', 'loading', {
    fault: 'request-exchange-order:timeout',
    shown: 'dialog',
    steps: [...atReview(), NEXT],
  }),
  end('failed', 'status-429'),
  end('refused', 'status-403'),
  end('throttled', 'status-429-huge'),
  end('uncertain', 'status-502-html'),
]);
