import { describe, expect, it } from 'vitest';
import { drawTests, type DrawableTest } from './draw-tests.js';

const WRITES = ['cancel', 'return', 'refund'];
const TRIGGERS = ['twenty clicks', 'Enter', 'two tags', 'two tabs'];
const ALONE: readonly DrawableTest[] = ['a', 'b', 'c', 'd', 'e', 'f'].map((table) => ({ table, facets: [] }));
const SMALL: readonly DrawableTest[] = ['1', '2', '3', '4'].map((row) => ({ table: 'small', facets: [row] }));
const PAIRS: readonly DrawableTest[] = Array.from({ length: 40 }, (_, index) => ({
  table: `pair ${Math.floor(index / 2)}`,
  facets: [],
}));
const CELLS: readonly DrawableTest[] = WRITES.flatMap((write) =>
  TRIGGERS.map((trigger) => ({ table: 'cells', facets: [write, trigger] })),
);
const PLAIN: readonly DrawableTest[] = Array.from({ length: 40 }, () => ({ table: 'plain', facets: [] }));

describe('the tests of a sampled run', () => {
  it.each([1, 2, 20_261_121])(
    'include all single tests that are no flow, and all facets of small tables, with seed %i',
    (seed) => {
      const drawn = drawTests([...ALONE, ...SMALL, ...CELLS, ...PLAIN], seed);
      for (const test of [...ALONE, ...SMALL]) expect(drawn).toContain(test);
    },
  );

  it.each([1, 2, 20_261_121])('include half of the single flows, or all of a few, with seed %i', (seed) => {
    const toFlows = (file: string, count: number, facets: readonly string[] = []): readonly DrawableTest[] =>
      Array.from({ length: count }, (_, row) => ({ table: `${file} ${row}`, facets, flowOf: file }));
    const [many, others, few] = [toFlows('many', 12), toFlows('others', 12), toFlows('few', 3)];
    const telling = toFlows('many', 6, ['a write']).map((test) => ({ ...test, table: `${test.table} telling` }));
    const drawn = drawTests([...many, ...others, ...few, ...telling, ...ALONE], seed);
    const listDrawn = (flows: readonly DrawableTest[]) => flows.flatMap((flow, at) => (drawn.has(flow) ? [at] : []));
    expect(listDrawn(many)).toHaveLength(6);
    expect(listDrawn(others)).not.toEqual(listDrawn(many));
    for (const test of [...few, ...telling, ...ALONE]) expect(drawn).toContain(test);
  });

  it.each([1, 2, 20_261_121])('include half of a small table, with different rows for each, with seed %i', (seed) => {
    const drawn = [...drawTests(PAIRS, seed)];
    expect(new Set(drawn.map(({ table }) => table)).size).toBe(20);
    expect(drawn).toHaveLength(20);
    expect(new Set(drawn.map((test) => PAIRS.indexOf(test) % 2)).size).toBe(2);
    const three = Array.from({ length: 3 }, () => ({ table: 'three', facets: [] }));
    expect(drawTests(three, seed).size).toBe(2);
  });

  it.each([1, 2, 20_261_121])('include every row and every column of a larger table, with seed %i', (seed) => {
    const drawn = [...drawTests(CELLS, seed)];
    for (const value of [...WRITES, ...TRIGGERS])
      expect(drawn.filter(({ facets }) => facets.includes(value))).not.toEqual([]);
    expect(drawn.length).toBeLessThan(CELLS.length);
    expect([...drawTests(CELLS, seed)]).toEqual(drawn);
  });

  it('include an eighth of a larger table without facets, which differs for another seed', () => {
    const drawn = drawTests(PLAIN, 1);
    expect(drawn.size).toBe(5);
    expect([...drawTests(PLAIN, 2)].map((test) => PLAIN.indexOf(test))).not.toEqual(
      [...drawn].map((test) => PLAIN.indexOf(test)),
    );
  });

  it('include eight rows of an even larger table, and more if its facets require it', () => {
    const rows = Array.from({ length: 400 }, (_, row) => ({ table: 'large', facets: [String(row % 3)] }));
    expect(drawTests(rows, 1).size).toBe(8);
    const kinds = rows.map(({ table }, row) => ({ table, facets: [String(row % 20)] }));
    expect(drawTests(kinds, 1).size).toBe(20);
  });
});
