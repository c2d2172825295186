import { beforeEach, describe, expect, it } from 'vitest';
import { findInstructionsRoute, toInstructionsPage } from '../../src/returns/to-return-page.js';
import { toPath } from '../../src/app/navigation/destination.js';
import { forgetPage } from '../support/forget-page.js';
import { createElementTestContext } from '../support/element-test-context.js';

beforeEach(forgetPage);

const EUROPE = { hasPaperlessLabels: true };
const ELSEWHERE = { hasPaperlessLabels: false };
const createPage = (flags: string) => createElementTestContext({ attributes: { flags } }).context;

describe('the route of the instructions', () => {
  it.each([
    { what: 'in Europe, without paper', flags: 'emeaPaperless', rules: EUROPE, route: 'returnInstructionsEmea' },
    { what: 'in Europe, on paper', flags: '', rules: EUROPE, route: 'returnInstructions' },
    {
      what: 'elsewhere, with any flags',
      flags: 'emeaPaperless paperlessReturnConfirmation',
      rules: ELSEWHERE,
      route: 'returnInstructions',
    },
    {
      what: 'without known rules',
      flags: 'emeaPaperless',
      rules: undefined,
      route: 'returnInstructions',
    },
  ] as const)('$what', ({ flags, rules, route }) => {
    expect(findInstructionsRoute(createPage(flags), rules)).toBe(route);
  });
});

describe('the page after a created return', () => {
  it.each([
    ['emeaPaperless', { wasEmailed: false }, '/returns/RT10000001/return-detail-confirmation/?pageView=true'],
    ['', { wasEmailed: false }, '/returns/RT10000001/return-confirmation/?pageView=true'],
    ['', { wasEmailed: true }, '/returns/RT10000001/return-confirmation/?pageView=true&emailSent=true'],
  ] as const)('with the flags "%s" and the arrival %o is %s', (flags, arrival, path) => {
    expect(toPath(toInstructionsPage(createPage(flags), 'RT10000001', { arrival, rules: EUROPE }))).toBe(path);
  });

  it('encodes a return number that could change the path', () => {
    const route = toInstructionsPage(createPage(''), 'RT/../..', { arrival: { wasEmailed: false }, rules: EUROPE });
    expect(toPath(route)).toBe('/returns/RT%2F..%2F../return-confirmation/?pageView=true');
  });
});
