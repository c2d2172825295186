import { readFileSync } from 'node:fs';
import { basename } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { CALL_CLASSES } from '../../src/http/model/call-classes.js';
import { RETRY_CLASSES, type RetryClass } from '../../src/http/retry-classes.js';
import { listProjectFiles } from '../structure/project-files.js';

const CALL_FILES = listProjectFiles().filter((path) => /^src\/.+\/api\//.test(path));
/** The verbs that calls are named with. */
const CALL_FILE = /^((?:get|list|request|search)-[a-z-]+)\.ts$/;

/** The class that each call must have, from the contract's table of calls. */
const EXPECTED: Readonly<Record<string, keyof typeof RETRY_CLASSES>> = {
  'list-order-history': 'read',
  'search-order-history': 'read',
  'list-partner-history': 'read',
  'get-order': 'read',
  'get-order-summary': 'read',
  'list-consents': 'read',
  'request-guest-check': 'sensitive',
  'request-guest-challenge': 'sensitive',
  'request-guest-token': 'sensitive',
  'get-gift-card-balance': 'sensitive',
  'request-cancel': 'write',
  'get-cancel-job': 'poll',
  'list-stores': 'read',
  'request-deferred-payment': 'write',
  'get-deferred-payment-job': 'poll',
  'get-e-fapiao': 'read',
  'get-document': 'read',
  'list-similar-products': 'read',
  'request-cart-item': 'write',
  'request-return': 'write',
  'get-return-job': 'poll',
  'list-carrier-services': 'read',
  'request-store-return-email': 'bestEffort',
  'request-notification': 'bestEffort',
  'request-return-method': 'bestEffort',
  'request-return-cancellation': 'write',
  'get-return-cancellation-job': 'poll',
  'list-exchange-options': 'read',
  'request-exchange-preview': 'computing',
  'request-exchange-order': 'write',
  'list-addresses': 'read',
  'request-new-address': 'write',
  'request-address-update': 'update',
  'request-address-check': 'computing',
  'request-bank-refund': 'write',
  'request-withdrawal': 'write',
  'get-return-label': 'read',
  'request-label-dispatch': 'write',
  'request-curbside-arrival': 'write',
  'get-curbside-interaction': 'poll',
};

/** Calls of a folder without a retry class, and classes of calls without a file. */
function findMismatches(files: readonly string[], classes: Readonly<Record<string, string>>) {
  const calls = files.flatMap((file) => CALL_FILE.exec(file)?.[1] ?? []);
  return {
    withoutClass: calls.filter((call) => !Object.hasOwn(classes, call)),
    withoutFile: Object.keys(classes).filter((call) => !calls.includes(call)),
  };
}

describe('every call', () => {
  const files = CALL_FILES.map((path) => basename(path));

  it('has a file and a retry class', () => {
    expect(findMismatches(files, CALL_CLASSES)).toEqual({ withoutClass: [], withoutFile: [] });
  });

  it('is reported if it has no retry class', () => {
    expect(findMismatches([...files, 'request-label.ts'], CALL_CLASSES).withoutClass).toEqual(['request-label']);
  });

  it('is reported if its file is missing', () => {
    const { withoutFile } = findMismatches(files, { ...CALL_CLASSES, 'list-shops': 'read' });
    expect(withoutFile).toEqual(['list-shops']);
  });

  it.each(Object.keys(CALL_CLASSES))('is sent under its own name: %s', (call) => {
    const file = CALL_FILES.find((path) => basename(path) === `${call}.ts`);
    const text = readFileSync(new URL(`../../${String(file)}`, import.meta.url), 'utf8');
    expect(new Set([...text.matchAll(/\bname: '([^']+)'/g)].map(([, name]) => name))).toEqual(new Set([call]));
  });

  it('has the class of the contract', () => {
    expect(CALL_CLASSES).toEqual(EXPECTED);
  });
});

describe('the retry class', () => {
  it.each<[keyof typeof RETRY_CLASSES, RetryClass]>([
    [
      'read',
      {
        attemptMs: 15_000,
        totalMs: 40_000,
        retries: { timeout: 1, network: 2, server: 2, throttled: 2, unreadable: 1 },
      },
    ],
    ['sensitive', { attemptMs: 15_000, totalMs: 15_000, retries: {} }],
    ['computing', { attemptMs: 15_000, totalMs: 40_000, retries: { network: 1 } }],
    [
      'update',
      {
        attemptMs: 15_000,
        totalMs: 40_000,
        retries: { timeout: 1, network: 1, server: 1, throttled: 1, unreadable: 1 },
      },
    ],
    ['poll', { attemptMs: 10_000, totalMs: 10_000, retries: {} }],
    ['write', { attemptMs: 60_000, totalMs: 60_000, retries: {}, isWrite: true }],
    ['bestEffort', { attemptMs: 15_000, totalMs: 15_000, retries: {} }],
  ])('"%s" has the decided rules', (name, rules) => {
    expect(RETRY_CLASSES[name]).toEqual(rules);
  });

  it.each(Object.entries(RETRY_CLASSES))('"%s" never retries a refusal or a missing sign-in', (_name, { retries }) => {
    expect(Object.keys(retries)).not.toContain('refused');
    expect(Object.keys(retries)).not.toContain('signed-out');
  });
});
