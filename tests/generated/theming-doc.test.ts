// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { readTags, type DocumentedTag } from '../../scripts/generate/read-tags.js';
import { inRoot } from '../../scripts/paths.js';
import { contrast, resolveTheme } from './theme-colours.js';

const text = readFileSync(inRoot('docs/theming.md'), 'utf8');
const defaults = readFileSync(inRoot('src/ui/styles/tokens.css'), 'utf8');
const themes = readdirSync(inRoot('demo/themes')).map((file) => ({
  file,
  css: readFileSync(inRoot('demo/themes', file), 'utf8'),
}));

let tags: readonly DocumentedTag[] = [];
beforeAll(async () => {
  tags = await readTags();
}, 60_000);

/** The rows of the table under a heading, as cells without code marks. */
function readTable(heading: string): string[][] {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const [table = ''] = /(?:^\|.*\n)+/m.exec(section) ?? [];
  const rows = table.trim().split('\n').slice(2);
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

const listTokens = (): string[] => [
  ...new Set(tags.flatMap(({ contract }) => contract.tokens.map(({ name }) => name))),
];
const listParts = (): string[] => [...new Set(tags.flatMap(({ contract }) => contract.parts.map(({ name }) => name)))];

/** The default of a custom property in the shipped style sheet. */
function findDefault(token: string): string {
  const [, value = ''] = new RegExp(`var\\(${token}, (.+?)\\)(?:, [\\d.]+\\))?;$`, 'm').exec(defaults) ?? [];
  return value;
}

describe('the document on themes', () => {
  test('lists exactly the existing custom properties', () => {
    expect(readTable('Custom properties').map(([name]) => name)).toEqual(listTokens());
  });

  test('states the default of every colour and corner', () => {
    for (const [name = '', , light = '', dark] of readTable('Custom properties').slice(1)) {
      const same = light
        .replace(/^that of --orders-(.*)$/, 'var(--_$1)')
        .replace(/^(\d+) % of --orders-ink in --orders-paper$/, 'color-mix(in srgb, var(--_grey) $1%, var(--_paper))')
        .replace(/^(\d+) % of --orders-ink$/, 'color-mix(in srgb, var(--_grey) $1%, transparent)');
      expect([name, findDefault(name)]).toEqual([name, dark === 'the same' ? same : `light-dark(${light}, ${dark})`]);
    }
  });

  test('lists every part with the tags that have it', () => {
    const rows = readTable('Parts').map(([name = '', , on = '']) => [name, on]);
    expect(rows).toEqual(
      listParts().map((part) => {
        const on = tags.filter(({ contract }) => contract.parts.some(({ name }) => name === part));
        return [part, on.length === tags.length ? 'every tag' : on.map(({ contract }) => contract.tag).join(', ')];
      }),
    );
  });

  test('shows each sample theme as in its file', () => {
    expect(themes.map(({ file }) => file)).toEqual(['brand.css', 'editorial.css', 'kiosk.css', 'plain.css']);
    expect(themes.filter(({ css }) => !text.includes(`\n\`\`\`css\n${css}\`\`\`\n`))).toEqual([]);
  });
});

/** Foreground, background, and the contrast that WCAG requires. `ground` is the page. */
const PAIRS: readonly (readonly [front: string, back: string, least: number])[] = [
  ...['ink', 'ink-soft', 'progress', 'success', 'critical'].flatMap((front) => [
    [front, 'ground', 4.5] as const,
    [front, 'paper', 4.5] as const,
  ]),
  ['ink', 'paper-soft', 4.5],
  ['ink-soft', 'paper-soft', 4.5],
  ['ink', 'critical-soft', 4.5],
  ['critical', 'critical-soft', 4.5],
  ['on-accent', 'accent', 4.5],
  ...['line-strong', 'accent'].flatMap((front) => [[front, 'ground', 3] as const, [front, 'paper', 3] as const]),
];

/** The default theme, on a light or dark page. */
const UNTHEMED = { file: 'that is the default', css: ':root {\n  background: light-dark(#fff, #14161a);\n}\n' };

describe.each([...themes, UNTHEMED])('the theme $file', ({ css }) => {
  test('sets existing custom properties and parts only', () => {
    const names = [...css.matchAll(/^ +(--[\w-]+):/gm)].map(([, name = '']) => name);
    expect(names.filter((name) => !listTokens().includes(name))).toEqual([]);
    const parts = [...css.matchAll(/::part\(([\w-]+)\)/g)].map(([, part = '']) => part);
    expect(parts.filter((part) => !listParts().includes(part))).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('has the contrasts that the document requires, %s', (scheme) => {
    const colours = resolveTheme(defaults, css, scheme);
    const faint = PAIRS.filter(([front, back, least]) => contrast(colours(front), colours(back)) < least);
    expect(
      faint.map(([front, back]) => `${front} on ${back}: ${contrast(colours(front), colours(back)).toFixed(2)}`),
    ).toEqual([]);
  });
});

test('a theme with too little contrast is caught', () => {
  const colours = resolveTheme(defaults, ':root {\n  background: #fff;\n  --orders-accent: #ffd60a;\n}', 'light');
  expect(contrast(colours('on-accent'), colours('accent'))).toBeLessThan(4.5);
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
});
