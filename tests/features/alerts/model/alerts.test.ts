import { describe, expect, it } from 'vitest';
import { chooseAlerts, readAlerts, type Alert } from '../../../../src/features/alerts/model/alerts.js';

const ONE = { id: 'a', text: 'One' };
const LINKED = { id: 'b', text: 'Two', link: 'https://shop.example/two' };
const SWOOSH = { id: 's', text: 'For few', audience: 'swoosh' } as const;

const EXPECTED = 'expected { id, text } with two strings, and audience "swoosh" or no audience.';
const LIST = 'alerts cannot be read: expected an array.';

/** A list of one alert that throws when it is read. */
const THROWING = {
  ...ONE,
  get text(): string {
    throw new Error('planted');
  },
};

describe('alerts from the page', () => {
  it.each([
    ['nothing', undefined, [], []],
    ['null', null, [], []],
    ['an empty list', [], [], []],
    ['whole ones', [ONE, LINKED, SWOOSH], [ONE, LINKED, SWOOSH], []],
    ['one with more than there is to know', [{ ...ONE, html: '<b>One</b>' }], [ONE], []],
    ['one without an id', [{ text: 'One' }], [{ id: '', text: 'One' }], []],
    ['a link that is no text', [{ ...ONE, link: 5 }], [ONE], []],
    ['an audience of null', [{ ...ONE, audience: null }], [ONE], []],
    ['a text', 'One', [], [LIST]],
    ['one alone', ONE, [], [LIST]],
    ['something like a list', { length: 1, 0: ONE }, [], [LIST]],
    ['none among others', [ONE, null, 'Two', 5, LINKED], [ONE, LINKED], [1, 2, 3]],
    ['a hole', Object.assign(new Array<object>(2), { 1: ONE }), [ONE], [0]],
    ['no text', [{ id: 'a' }, ONE], [ONE], [0]],
    ['a blank text', [{ id: 'a', text: ' \n' }, ONE], [ONE], [0]],
    ['a text that is none', [{ id: 'a', text: { toString: (): string => 'One' } }], [], [0]],
    ['an unknown audience', [{ ...ONE, audience: 'employees' }, ONE], [ONE], [0]],
    ['one that throws', [THROWING, LINKED], [LINKED], [0]],
  ])(
    '%s',
    (...[, given, alerts, problems]: readonly [string, unknown, readonly object[], readonly (string | number)[]]) => {
      const lines = problems.map((problem) =>
        typeof problem === 'number' ? `alerts[${problem}] is left out: ${EXPECTED}` : problem,
      );
      expect(readAlerts(() => given)).toEqual({ alerts, problems: lines });
    },
  );

  it('are empty if reading them throws', () => {
    const read = (): never => {
      throw new Error('planted');
    };
    expect(readAlerts(read)).toEqual({ alerts: [], problems: [LIST] });
  });
});

describe('alerts by account type', () => {
  const all: readonly Alert[] = [ONE, SWOOSH, LINKED];
  it.each([
    ['a guest', all, undefined, [ONE, LINKED]],
    ['a member', all, 'default', [ONE, LINKED]],
    ['a member of another spelling', all, 'Swoosh', [ONE, LINKED]],
    ['a swoosh member', all, 'swoosh', [SWOOSH]],
    ['a swoosh member who has none of their own', [ONE, LINKED], 'swoosh', [ONE, LINKED]],
    ['a guest who has none', [SWOOSH], undefined, []],
    ['anybody where there are none', [], 'swoosh', []],
  ])('%s', (...[, alerts, accountType, chosen]) => {
    expect(chooseAlerts(alerts, accountType)).toEqual(chosen);
  });
});
