import { BENCH_FLOWS } from './measure/flows.js';

/** The figures of one round, by name. */
export type Figures = Readonly<Record<string, number>>;

/** One line of the table: a figure, or its ratio to another one, and the maximum allowed. */
export interface BenchRow {
  /** Row number in the table of budgets. */
  readonly row: number;
  readonly what: string;
  /** Name of the figure; with a trailing `*`, the worst of all figures with this prefix. */
  readonly figure: string;
  /** Name of the figure it is divided by, within each round. */
  readonly over?: string;
  readonly target: number;
  readonly unit: 'ratio' | 'ms' | 'shift';
}

const LOOKUP = 'orders-guest-lookup';
const AREA = 'orders-area';
const LISTS = 'orders-lists';

interface Ratio {
  readonly row: number;
  readonly what: string;
  readonly kind: string;
  readonly page: string;
  /** The figure of the peer page, if it is another one. */
  readonly peerKind?: string;
  /** Targets by peer page. */
  readonly targets: Readonly<Record<string, number>>;
}

const RATIOS: readonly Ratio[] = [
  {
    row: 6,
    what: 'guest lookup alone usable',
    kind: 'start',
    page: LOOKUP,
    targets: { floor: 1.4, adyen: 0.62, 'react-page': 0.45 },
  },
  {
    row: 6,
    what: 'area usable',
    kind: 'start',
    page: AREA,
    targets: { floor: 1.75, adyen: 0.8, 'react-page': 0.55 },
  },
  {
    row: 7,
    what: 'scripting of the guest lookup alone',
    kind: 'scripting',
    page: LOOKUP,
    targets: { uppy: 0.75, 'react-page': 0.2 },
  },
  { row: 9, what: '200 cards', kind: 'cards', page: LISTS, targets: { 'floor-lists': 3.5, 'react-lists': 1 } },
  {
    row: 9,
    what: 'a history with 200 orders',
    kind: 'history',
    peerKind: 'cards',
    page: LISTS,
    targets: { 'react-lists': 0.8 },
  },
  {
    row: 10,
    what: 'first screenful of a long history',
    kind: 'screenful',
    page: LISTS,
    targets: { 'floor-lists': 1.4 },
  },
  { row: 11, what: 'one changed order of 1,000', kind: 'change', page: LISTS, targets: { 'react-lists': 0.25 } },
];

/** All lines, in the order of the table. */
export const ROWS: readonly BenchRow[] = [
  ...RATIOS.flatMap(({ row, what, kind, peerKind = kind, page, targets }) =>
    Object.entries(targets).map(([other, target]): BenchRow => ({
      row,
      what: `${what}, against ${peerKind === kind ? '' : `the ${peerKind} of `}${other}`,
      figure: `${kind} ${page}`,
      over: `${peerKind} ${other}`,
      target,
      unit: 'ratio',
    })),
  ),
  ...BENCH_FLOWS.map(({ name }): BenchRow => ({
    row: 12,
    what: `a press until the next paint: ${name}`,
    figure: `interaction ${name}`,
    target: 100,
    unit: 'ms',
  })),
  { row: 12, what: 'longest task of all flows after load', figure: 'task *', target: 100, unit: 'ms' },
  { row: 13, what: 'layout shift of the worst screen', figure: 'shift *', target: 0.02, unit: 'shift' },
];

export const ROW_NUMBERS: readonly number[] = [...new Set(ROWS.map(({ row }) => row))];
