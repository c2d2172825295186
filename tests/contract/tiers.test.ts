import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TIERS } from '../../contract/tiers.js';
import { loaders } from '../../elements/loaders.js';
import { inRoot } from '../../scripts/paths.js';
import { CALL_CLASSES } from '../../src/http/model/call-classes.js';

const [, section = ''] = /\n## Tiers\n([^]*?)\n## /.exec(readFileSync(inRoot('docs/backend.md'), 'utf8')) ?? [];
const [tiers = '', tags = '', calls = ''] = section.split('\n\n').filter((block) => block.startsWith('|'));

const listCode = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

describe('the tiers', () => {
  it('include those below them', () => {
    expect(TIERS[2]).toEqual(expect.arrayContaining([...TIERS[1]]));
    expect(TIERS[3]).toEqual(expect.arrayContaining([...TIERS[2]]));
  });

  it('are those of docs/backend.md', () => {
    const rows = tiers.split('\n').filter((row) => /^\| [123],/.test(row));
    expect(rows.map(listCode)).toEqual([TIERS[1], TIERS[2].slice(TIERS[1].length), TIERS[3].slice(TIERS[2].length)]);
  });

  it('are described there for every tag', () => {
    const rows = tags
      .split('\n')
      .slice(2)
      .map((row) => listCode(row)[0]);
    expect(rows.toSorted()).toEqual(
      Object.keys(loaders)
        .map((tag) => `<${tag}>`)
        .toSorted(),
    );
  });

  it('are described there for every call', () => {
    const rows = calls
      .split('\n')
      .slice(2)
      .flatMap((row) => listCode(row.split('|')[1] ?? ''));
    expect(rows.toSorted()).toEqual(Object.keys(CALL_CLASSES).toSorted());
  });
});
