import type { Browser } from 'playwright';
import { SURFACES } from '../surfaces/surfaces.js';
import { BENCH_FLOWS } from './measure/flows.js';
import { measureFlow } from './measure/measure-flow.js';
import { measureLists } from './measure/measure-lists.js';
import { measureShift } from './measure/measure-shift.js';
import { measureScripting, measureStart } from './measure/measure-start.js';
import { findPage, type PageName } from './pages/pages.js';
import type { Figures } from './rows.js';

export interface BenchTargets {
  readonly browser: Browser;
  /** Origin of the package's pages and the peer pages. */
  readonly pages: string;
  /** Origin of the demo shop. */
  readonly demo: string;
}

/** One measurement of one page, taken once per round. */
export interface BenchTask {
  readonly name: string;
  /** Numbers of the rows that need this task. */
  readonly rows: readonly number[];
  measure(): Promise<Figures>;
}

const STARTS: readonly PageName[] = [
  'floor',
  'orders-guest-lookup',
  'orders-area',
  'adyen',
  'react-page',
  'react-mui-page',
];
const SCRIPTING: readonly PageName[] = ['orders-guest-lookup', 'uppy', 'react-page', 'react-mui-page'];
const LISTS: readonly PageName[] = ['floor-lists', 'orders-lists', 'react-lists'];

/** All measurements, in the order of the table. */
export function listTasks({ browser, pages, demo }: BenchTargets): BenchTask[] {
  const target = { browser, origin: pages };
  const demoTarget = { browser, origin: demo };
  return [
    ...STARTS.map((page): BenchTask => {
      const name = `start ${page}`;
      return { name, rows: [6], measure: async () => ({ [name]: await measureStart(target, findPage(page)) }) };
    }),
    ...SCRIPTING.map((page): BenchTask => {
      const name = `scripting ${page}`;
      return { name, rows: [7], measure: async () => ({ [name]: await measureScripting(target, findPage(page)) }) };
    }),
    ...LISTS.map((page): BenchTask => ({
      name: `lists ${page}`,
      rows: [9, 10, 11],
      async measure() {
        const times = await measureLists(target, findPage(page));
        return Object.fromEntries(Object.entries(times).map(([job, time]) => [`${job} ${page}`, time as number]));
      },
    })),
    ...BENCH_FLOWS.map((flow): BenchTask => ({
      name: flow.name,
      rows: [12],
      async measure() {
        const { interaction, longTask } = await measureFlow(demoTarget, flow);
        return { [`interaction ${flow.name}`]: interaction, [`task ${flow.name}`]: longTask };
      },
    })),
    ...SURFACES.map((surface): BenchTask => {
      const name = `shift ${surface.name}`;
      return { name, rows: [13], measure: async () => ({ [name]: await measureShift(demoTarget, surface) }) };
    }),
  ];
}
