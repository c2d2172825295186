import { describe, expect, it } from 'vitest';
import { explainUnreadable } from '../../src/app/calls/explain-unreadable.js';
import { createTestContext } from '../support/call-context.js';
import { createFakePlatform, type FakePlatform } from '../support/fake-platform.js';
import { EVERY_CALL } from '../support/calls-under-test.js';
import type { CallUnderTest } from '../support/call-under-test.js';
import { answer } from '../support/scripted-fetch.js';

/** Searched for in parts, so that it is found even if a reader shortens or changes it. */
const CANARY = 'Robin7Doe';

/** Values of every type that an answer may hold at a wrong place, each with personal data. */
const PLANTED: readonly unknown[] = [
  CANARY,
  [CANARY],
  { [CANARY]: CANARY },
  [{ [CANARY]: [CANARY] }],
  `${CANARY}\u0000\n${CANARY}`,
  [],
  -7,
];

type Step = string | number;

/** The paths of everything in a value, the value itself included. */
function listPaths(value: unknown, at: readonly Step[] = []): (readonly Step[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  const keys: Step[] = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return [at, ...keys.flatMap((key) => listPaths(Reflect.get(value, key), [...at, key]))];
}

/** A copy of a value with another value at one place. */
function plant(body: unknown, [key, ...rest]: readonly Step[], value: unknown): unknown {
  if (key === undefined) return value;
  const inner: unknown = Reflect.get(body as object, key);
  const copy = Array.isArray(body) ? [...(body as unknown[])] : { ...(body as object) };
  Reflect.set(copy, key, plant(inner, rest, value));
  return copy;
}

/** Everything that leaves the client about an answer: the details of an event, and the line on the console. */
async function listLeaks(
  { run }: CallUnderTest,
  platform: FakePlatform,
  body: unknown,
): Promise<{ texts: string; isNamed: boolean }> {
  const context = createTestContext({ platform, tokens: ['token'] });
  platform.network.script(answer(200, JSON.stringify(body)));
  const outcome = await run(context, new AbortController().signal);
  const details = outcome.kind === 'failed' ? outcome.failure : 'details' in outcome && outcome.details;
  const lines = context.unreadable.map(explainUnreadable);
  return { texts: JSON.stringify([details, context.unreadable, lines]), isNamed: lines.length > 0 };
}

/** Calls whose answers are not read. */
const MESSAGES: readonly string[] = [
  'request-store-return-email',
  'request-notification',
  'request-return-method',
  'request-label-dispatch',
];
const CALLS = EVERY_CALL.filter(({ name, soundBody }) => typeof soundBody === 'object' && !MESSAGES.includes(name));

describe('personal data at a wrong place of an answer', () => {
  it.each(CALLS.map((call) => [call.name, call] as const))(
    'appears in no event and no line: %s',
    async (_name, call) => {
      const platform = createFakePlatform();
      let named = 0;
      for (const path of listPaths(call.soundBody)) {
        for (const value of PLANTED) {
          const { texts, isNamed } = await listLeaks(call, platform, plant(call.soundBody, path, value));
          expect(texts, path.join('.')).not.toMatch(/Robin|7Doe/);
          named += Number(isNamed);
        }
      }
      expect(named).toBeGreaterThan(0);
    },
  );
});
