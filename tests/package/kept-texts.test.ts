// @vitest-environment node
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTexts } from '../../scripts/vite/kept-texts.js';

const TEXTS = Array.from({ length: 64 }, (_, index) => `text ${index}`);

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'kept-texts-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const makeAll = (keep: (text: string) => Promise<string>): Promise<string[]> => Promise.all(TEXTS.map(keep));

test('the same text is made once, and without a folder nothing outlives that', async () => {
  const make = vi.fn((text: string) => Promise.resolve(text.toUpperCase()));
  const keep = keepTexts(make, { maker: 'one' });
  expect(await makeAll(keep)).toEqual(TEXTS.map((text) => text.toUpperCase()));
  expect(await makeAll(keep)).toEqual(TEXTS.map((text) => text.toUpperCase()));
  expect(make).toHaveBeenCalledTimes(TEXTS.length);
  await keepTexts(make, { maker: 'one' })('text 0');
  expect(make).toHaveBeenCalledTimes(TEXTS.length + 1);
});

test('what lies in the folder is taken from there, but for a part that is made anew', async () => {
  await makeAll(keepTexts((text) => Promise.resolve(`${text}!`), { maker: 'one', folder }));
  expect(readdirSync(folder)).toHaveLength(TEXTS.length);
  const make = vi.fn((text: string) => Promise.resolve(`${text}!`));
  expect(await makeAll(keepTexts(make, { maker: 'one', folder }))).toEqual(TEXTS.map((text) => `${text}!`));
  expect(make.mock.calls.length).toBeGreaterThan(0);
  expect(make.mock.calls.length).toBeLessThan(TEXTS.length / 4);
});

test('another maker takes nothing that was kept', async () => {
  await makeAll(keepTexts((text) => Promise.resolve(`${text}!`), { maker: 'one', folder }));
  expect(await makeAll(keepTexts((text) => Promise.resolve(`${text}?`), { maker: 'two', folder }))).toEqual(
    TEXTS.map((text) => `${text}?`),
  );
});

test('a maker that does not come to the same, or a kept text that was changed, is found out', async () => {
  await makeAll(keepTexts((text) => Promise.resolve(`${text}!`), { maker: 'one', folder }));
  await expect(makeAll(keepTexts((text) => Promise.resolve(`${text}?`), { maker: 'one', folder }))).rejects.toThrow(
    'came out in another way',
  );
  for (const file of readdirSync(folder)) writeFileSync(path.join(folder, file), 'spoilt');
  await expect(makeAll(keepTexts((text) => Promise.resolve(`${text}!`), { maker: 'one', folder }))).rejects.toThrow(
    'came out in another way',
  );
});
