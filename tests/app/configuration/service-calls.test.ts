import { describe, expect, it } from 'vitest';
import { createCallContext } from '../../../src/app/calls/prepare-call.js';
import { nameUnknownCalls } from '../../../src/app/configuration/explain-problems.js';
import { CALL_CLASSES } from '../../../src/http/model/call-classes.js';
import { createElementTestContext } from '../../support/element-test-context.js';

/** A page may set any value. */
const create = (calls: unknown) => createElementTestContext({ properties: { adapter: { service: { calls } } } });

const EXPECTED = 'expected an array of names from docs/backend.md.';

describe('adapter.service.calls', () => {
  it.each<[what: string, calls: unknown, has: boolean]>([
    ['that is absent has all calls', undefined, true],
    ['that lists both has both', ['request-cancel', 'get-cancel-job'], true],
    ['that lists one of them lacks both', ['request-cancel'], false],
    ['that lists none has none', [], false],
    ['that is no array has all calls', 'request-cancel', true],
    ['with other values than names has those names', [7, null, 'get-cancel-job', 'request-cancel'], true],
  ])('%s', (_what, calls, has) => {
    expect(create(calls).context.hasCalls('request-cancel', 'get-cancel-job')).toBe(has);
  });

  it('is read again with each new adapter', () => {
    const { context, setProperty } = create(['get-order']);
    setProperty('adapter', { service: { calls: [] } });
    expect(context.hasCalls('get-order')).toBe(false);
  });

  it.each<[calls: unknown, problem: string]>([
    ['get-order', 'is a value of type string and is ignored'],
    [null, 'is a value of type null and is ignored'],
    [{ 'get-order': true }, 'is a value of type object and is ignored'],
    [['get-order', 'get-ordr'], 'contains "get-ordr", which is no call'],
    [
      ['constructor', 7, null],
      'contains "constructor", a value of type number, a value of type null, which is no call',
    ],
  ])('is named in the console once if it is wrong: %j', (calls, problem) => {
    const { context, warnings } = create(calls);
    nameUnknownCalls(context);
    nameUnknownCalls(context);
    expect(warnings).toEqual([`adapter.service.calls ${problem}: ${EXPECTED}`]);
  });

  it.each([[undefined], [[]], [Object.keys(CALL_CLASSES)]])('is not named if it is right: %j', (calls) => {
    const { context, warnings } = create(calls);
    nameUnknownCalls(context);
    expect(warnings).toEqual([]);
  });
});

describe('a call that is not listed', () => {
  it('is refused before it is sent, with a line in the console', () => {
    const { context, warnings } = create(['get-order']);
    const { findRefusal } = createCallContext(context);
    expect(findRefusal('get-order')).toBeUndefined();
    const refusal = { code: 'config-call-missing', retryable: false, call: 'request-cancel' };
    expect(findRefusal('request-cancel')).toEqual(refusal);
    expect(warnings).toEqual(['request-cancel was not sent: adapter.service.calls does not list it.']);
  });
});
