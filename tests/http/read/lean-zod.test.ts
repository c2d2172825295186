// @vitest-environment node
import fc from 'fast-check';
import * as zod from 'zod/v4-mini';
import { afterAll, describe, expect, test, vi } from 'vitest';
import * as lean from '../../../src/http/read/lean-zod.js';
import { listProjectFiles, readProjectFile } from '../../structure/project-files.js';
import { IS_FULL } from '../../support/test-run.js';
import { createTwins, type Twin } from './schema-twins.js';
import { toAnswers } from '../to-answers.js';

const MODULES = listProjectFiles().filter(
  (file) => /^src\/(?:http\/read|.+\/api)\/[\w-]+\.ts$/.test(file) && readProjectFile(file).includes("from 'zod/mini'"),
);

/** Every shipped schema, at any depth, once in zod and once in its shipped replacement. */
const twins: Twin[] = [];
vi.resetModules();
vi.doMock('zod/mini', () => createTwins(zod, lean, (twin) => twins.push(twin)));
for (const file of MODULES) await import(/* @vite-ignore */ `../../../${file}`);
afterAll(() => vi.doUnmock('zod/mini'));

interface Reading {
  readonly success: boolean;
  readonly data?: unknown;
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] };
}

/** What the reader of an answer sees of the result. */
function toVisibleResult({ success, data, error }: Reading) {
  return success ? { data } : { at: error?.issues[0]?.path };
}

function findDifference({ real, lean: leanSchema }: Twin, answer: unknown): unknown {
  const [expected, seen] = [toVisibleResult(real.safeParse(answer)), toVisibleResult(leanSchema.safeParse(answer))];
  try {
    expect(seen).toStrictEqual(expected);
  } catch {
    return { answer, expected, seen };
  }
  return undefined;
}

describe('the shipped replacement of zod', () => {
  test('is used by every schema', () => {
    expect(MODULES.length).toBeGreaterThan(24);
    expect(twins.length).toBeGreaterThan(250);
  });

  test.each(twins.map((twin, at) => [`${at}: ${twin.real._zod.def.type}`, twin] as const))(
    'parses what zod parses, and finds the first fault at the same place: %s',
    (_, twin) => {
      fc.assert(
        fc.property(toAnswers(twin.real), (answer) => {
          expect(findDifference(twin, answer)).toBeUndefined();
        }),
        { numRuns: IS_FULL ? 1_000 : 40 },
      );
    },
  );

  test('was tested with valid and invalid answers', () => {
    const outcomes = twins.flatMap(({ real }) =>
      fc.sample(toAnswers(real), 10).map((answer) => real.safeParse(answer).success),
    );
    const read = outcomes.filter(Boolean).length / outcomes.length;
    expect(read).toBeGreaterThan(0.4);
    expect(read).toBeLessThan(0.95);
  });

  test('throws where zod throws', () => {
    const shape = { valid: 'yes' };
    const [leanSchema, real] = [lean.object({ valid: lean.literal(true) }), zod.object({ valid: zod.literal(true) })];
    expect(() => real.parse(shape)).toThrow();
    expect(() => leanSchema.parse(shape)).toThrow('valid');
    expect(leanSchema.parse({ valid: true })).toEqual({ valid: true });
  });

  test('takes no prototype from an answer', () => {
    const answer: unknown = JSON.parse('{"__proto__":{"isAdmin":true},"code":"X"}');
    const read = lean.looseObject({}).parse(answer) as object;
    expect(Object.keys(read)).toEqual(['code']);
    expect(read).not.toHaveProperty('isAdmin');
  });

  test.each([
    [
      'a field that may not be missing',
      zod.object({ a: zod.string() }),
      lean.object({ a: lean.optional(lean.string()) }),
    ],
    ['a fault in a list', zod.object({ a: zod.array(zod.string()) }), lean.object({ a: lean.array(lean.unknown()) })],
    ['where the fault is', zod.object({ a: zod.object({ b: zod.string() }) }), lean.object({ a: lean.string() })],
  ])('is found out if it takes %s differently', (_, real, leanSchema) => {
    const found = fc.check(
      fc.property(toAnswers(real), (answer) => findDifference({ real, lean: leanSchema }, answer) === undefined),
      { numRuns: 200 },
    );
    expect(found.failed).toBe(true);
  });
});
