import type { Page } from '@playwright/test';
import { stripMarks } from '../../surfaces/driver.js';
import { installPageKit } from '../accessibility/page-kit.js';
import { readAxTree, toText, type AxNode } from '../accessibility/read-ax-tree.js';
import { settle } from '../accessibility/settle.js';
import { watchFocusedTexts } from '../accessibility/watch-focused-texts.js';
import { watchLiveRegions } from '../accessibility/watch-live-regions.js';
import { describeNode, findFocus, listContainers, readOn, toTree } from './speak.js';

/** More presses than a screen has stops. */
const MOST_PRESSES = 60;

/** Announced only on a busy machine. */
const SLOW = /is taking longer than usual/;

/** What changes with the day, the clock and the run. */
const VARIABLE: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g, 'Weekday'],
  [/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g, 'Weekday'],
  [
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\s\d{1,2}(?:,\s\d{4})?/g,
    'Date',
  ],
  [/\b\d{1,2}:\d{2}\s?[AP]M\b/g, 'Time'],
];

/** Writes down what a shopper with a screen reader does and hears, one utterance a line. */
export interface ScreenReader {
  /** The transcript so far. */
  read(): string;
  /** Notes what the shopper does, and what is spoken once `isDone` resolves. */
  does(what: string, act: () => Promise<unknown>, isDone?: () => Promise<unknown>): Promise<void>;
  press(key: string, isDone?: () => Promise<unknown>): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses Tab, or another key, until a control with this name has the focus. */
  tabTo(name: string, key?: 'Tab' | 'Shift+Tab'): Promise<void>;
  /** Reads on from the first node with this role, and this name if one is given. */
  readOn(role: string, name?: string): Promise<void>;
}

/** Speaks Chromium's accessibility tree. To be created before the page is opened. */
export async function createScreenReader(page: Page): Promise<ScreenReader> {
  await installPageKit(page);
  const announced = await watchLiveRegions(page);
  const focused = await watchFocusedTexts(page);
  const session = await page.context().newCDPSession(page);
  const lines: string[] = [];
  let heard = 0;
  let last: {
    readonly id?: number | undefined;
    readonly text: string;
    readonly around: readonly (number | undefined)[];
  } = {
    text: '',
    around: [],
  };

  const write = (text: string): void => void lines.push(`  ${stripMarks(text)}`);

  const speak = async (): Promise<void> => {
    for (const text of announced.slice(heard).filter((text) => !SLOW.test(text))) write(`announcement: ${text}`);
    heard = announced.length;
    const tree = toTree(await readAxTree(session));
    const node = findFocus(tree);
    // Texts that had the focus on the way are spoken too, at least in part.
    const isLast = (text: string): boolean => node !== undefined && text.startsWith(toText(node.name));
    for (const text of focused.splice(0).filter((text) => !isLast(text))) write(`focused on the way: ${text}`);
    if (!node) {
      if (last.text !== '') write('(the page has the focus)');
      last = { text: '', around: [] };
      return;
    }
    const containers = listContainers(tree, node);
    const text = describeNode(tree, node);
    const isNew = ({ backendDOMNodeId, name }: AxNode): boolean =>
      toText(name) !== '' && !last.around.includes(backendDOMNodeId);
    // The text of a heading that has the focus may change without a word; the state of a control is read out.
    const isSilent = node.backendDOMNodeId === last.id && toText(node.role) === 'heading';
    if (text !== last.text && !isSilent) {
      for (const container of containers.filter(isNew)) write(describeNode(tree, container));
      write(text);
    }
    last = { id: node.backendDOMNodeId, text, around: containers.map(({ backendDOMNodeId }) => backendDOMNodeId) };
  };

  const does: ScreenReader['does'] = async (what, act, isDone) => {
    lines.push(`> ${what}`);
    await act();
    await isDone?.();
    await settle(page);
    await speak();
  };

  return {
    read: () => `${VARIABLE.reduce((text, [pattern, word]) => text.replace(pattern, word), lines.join('\n'))}\n`,
    does,
    press: (key, isDone) => does(`presses ${key}`, () => page.keyboard.press(key), isDone),
    async type(text) {
      lines.push(`> types ${text}`);
      await page.keyboard.type(text);
    },
    async tabTo(name, key = 'Tab') {
      lines.push(`> presses ${key}`);
      for (let press = 0; press < MOST_PRESSES; press += 1) {
        await page.keyboard.press(key);
        await speak();
        if (last.text.startsWith(name)) return;
      }
      throw new Error(`The Tab key does not lead to ${name}.`);
    },
    async readOn(role, name) {
      lines.push('> reads on');
      const tree = toTree(await readAxTree(session));
      const start = tree.nodes.find(
        (node) =>
          !node.ignored && toText(node.role) === role && (name === undefined || toText(node.name).startsWith(name)),
      );
      if (!start) throw new Error(`There is no ${role} ${name ?? ''}.`);
      for (const line of readOn(tree, start)) write(line);
    },
  };
}
