import type { Locator } from '@playwright/test';
import { drawTexts } from '../../security/draw-texts.js';
import { expect, test } from '../support/test.js';
import { openStubsOf } from './serve-history.js';
import { formatStubLine, toPlainLine } from './text-sinks.js';

/** As many orders as a page of a real service may have, and the pages of a history. */
const ON_A_PAGE = 50;
const PAGES = drawTexts({ sample: 120, part: ON_A_PAGE });
const PAGES_OF_ONE = 5;
const HISTORIES = Array.from({ length: Math.ceil(PAGES.length / PAGES_OF_ONE) }, (_, at) =>
  PAGES.slice(at * PAGES_OF_ONE, (at + 1) * PAGES_OF_ONE),
);

const toName = (text: string): string => JSON.stringify(text).slice(0, 80);

interface StubReading {
  readonly lines: readonly string[];
  /** Lines in which a text has changed the order of the surrounding words. */
  readonly turned: readonly number[];
  /** Lines in which the order could be measured, because the words are side by side. */
  readonly looked: number;
  readonly elements: number;
}

/** Reads a stub line by line. Passed as JSON, because lone surrogates would get lost otherwise. */
async function readStub(stub: Locator): Promise<StubReading> {
  const json = await stub.evaluate((element) => {
    const [text] = element.childNodes;
    if (!(text instanceof Text)) throw new Error('A stub is one text.');
    const lines = text.data.split('\n');
    // A copy with an element around the first and the last letter of each date: for a letter inside a run of text, Chromium's ranges may
    // have the wrong rectangle beside a direction mark and an emoji of several code points.
    const copy = document.createElement('div');
    const letters = lines.map((line) => {
      const start = line.lastIndexOf(', Placed ') + 2;
      const end = start + 'Placed Nov 1, 202'.length;
      const [first, last] = [document.createElement('span'), document.createElement('span')];
      first.append(line.charAt(start));
      last.append(line.charAt(end));
      copy.append(line.slice(0, start), first, line.slice(start + 1, end), last, `${line.slice(end + 1)}\n`);
      return { first, last };
    });
    text.replaceWith(copy);
    const turned: number[] = [];
    let looked = 0;
    for (const [index, { first, last }] of letters.entries()) {
      const [from, to] = [first.getBoundingClientRect(), last.getBoundingClientRect()];
      if (from.top !== to.top) continue;
      looked += 1;
      if (from.left >= to.left) turned.push(index);
    }
    copy.replaceWith(text);
    return JSON.stringify({ lines, turned, looked, elements: element.childElementCount });
  });
  return JSON.parse(json) as StubReading;
}

for (const [part, pages] of HISTORIES.entries()) {
  test(`the stub of a page contains every text unchanged, and none reorders its surroundings, part ${part}`, async ({
    page,
  }) => {
    await openStubsOf(page, pages);
    for (const [index, texts] of pages.entries()) {
      const { lines, turned, looked, elements } = await readStub(page.locator('orders-history .stub').nth(index));
      expect(lines).toHaveLength(texts.length);
      const isWrong = (text: string, at: number): boolean => toPlainLine(lines[at] ?? '') !== formatStubLine(text);
      expect(texts.filter(isWrong).map(toName), 'texts that are not said').toEqual([]);
      expect(
        turned.map((at) => toName(texts[at] ?? '')),
        'texts that turn what stands beside them',
      ).toEqual([]);
      expect(looked).toBeGreaterThan(texts.length / 2);
      expect(elements).toBe(0);
    }
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  });
}

test('the check detects a stub that does not isolate, truncates or interprets a text', async ({ page }) => {
  await openStubsOf(page, [['harmless', 'and more']]);
  const stub = page.locator('orders-history .stub');
  const sound = await readStub(stub);
  expect(sound).toEqual({
    lines: [formatStubLine('harmless'), formatStubLine('and more')],
    turned: [],
    looked: 2,
    elements: 0,
  });
  await stub.evaluate((element) => {
    (element.firstChild as Text).data = element.textContent
      .replace('harmless', 'harm\u202e')
      .replace('and more', 'and');
    element.append(document.createElement('b'));
  });
  const faulty = await readStub(stub);
  expect([faulty.turned, faulty.elements]).toEqual([[0], 1]);
  expect(faulty.lines[1]).not.toBe(formatStubLine('and more'));
});
