// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toCancelJob } from '../../src/features/order-detail/cancellation/api/get-cancel-job.js';
import { readAnswer } from '../../src/http/errors.js';
import { toReply } from '../../src/features/withdrawal/api/request-withdrawal.js';
import { getOrder } from '../../src/orders/api/get-order.js';
import { toGuestCheck } from '../../src/orders/api/request-guest-check.js';
import { toOrderPage } from '../../src/orders/api/list-order-history.js';
import { toOrder } from '../../src/orders/api/order.js';
import { findGivenOrder } from '../../src/orders/calls.js';
import type { Flag } from '../../src/app/configuration/flag-table.js';
import { isFlagOn } from '../../src/app/context/create-element-context.js';
import { loadIntl } from '../../src/app/data/data-files.js';
import { loadMarket } from '../../src/app/data/load-market.js';
import { adoptPageScript, readDefault } from '../../src/app/configuration/configuration.js';
import { us } from '../../src/markets/us.js';
import { sessionStore } from '../../src/platform/session-store.js';
import { createCancelMarks } from '../../src/orders/stored-orders.js';
import { createOpenJobs } from '../../src/orders/store/open-jobs.js';
import { getPageRegistry } from '../../src/app/state/registry.js';
import { createTestContext } from '../support/call-context.js';
import { createFakePlatform } from '../support/fake-platform.js';
import { forgetPage } from '../support/forget-page.js';
import { createElementTestContext } from '../support/element-test-context.js';
import { answer } from '../support/scripted-fetch.js';
import { POLLUTED, pollute, POLLUTION_PAYLOADS } from './corpora/pollution-payloads.js';
import { createOrderOf } from './create-order-of.js';
import { findPollution } from './find-pollution.js';
import { RETURN_READERS } from './return-readers.js';

beforeEach(forgetPage);
afterEach(() => vi.unstubAllGlobals());

const ORDER = JSON.stringify(createOrderOf('harmless'));
const NOW = Date.UTC(2026, 10, 21, 12);
const STORED = JSON.stringify({
  jobs: [{ orderNumber: 'US10000002', action: 'cancel', jobId: 'job-1', startedAt: NOW - 1_000 }],
  cancelled: [{ orderNumber: 'US10000003', result: 'pending', at: NOW - 1_000 }],
});

/** Every source of JSON, and its reader. The result must be the same, polluted or not. */
const READERS: Readonly<Record<string, { readonly json: string; read(json: string): unknown }>> = {
  'an order': { json: ORDER, read: (json) => toOrder(JSON.parse(json)) },
  'a page of orders': {
    json: `{"objects":[${ORDER}],"pages":{"next":"/history/v1?anchor=a"}}`,
    read: (json) => toOrderPage(JSON.parse(json)),
  },
  'an order that a page hands over': { json: ORDER, read: (json) => findGivenOrder(JSON.parse(json)) },
  'a job': {
    json: '{"jobId":"job-1","status":"COMPLETED","eta":500,"response":{"status":"CANCELLED"}}',
    read: (json) => toCancelJob(JSON.parse(json)),
  },
  'a job that failed': {
    json: '{"jobId":"job-1","status":"COMPLETED","error":{"code":"X"}}',
    read: (json) => toCancelJob(JSON.parse(json)),
  },
  'the receipt of a statement of withdrawal': {
    json: '{"withdrawalId":"WD10000001","receivedAt":"2026-11-21T12:00:00Z","sentTo":"g***@example.com"}',
    read: (json) => toReply(JSON.parse(json)),
  },
  'the answer to a guest check': { json: '{"valid":true}', read: (json) => toGuestCheck(JSON.parse(json)) },
  'a refusal': {
    json: '{"errors":[{"code":"NOT_NOW","message":"Order is already in cancelled status."}]}',
    read: readRefusal,
  },
  'an order that a service sends': { json: ORDER, read: readOrder },
  wording: { json: '{"guestLookup.title":[{"type":0,"value":"Bestellung finden"}]}', read: formatTitle },
  "a market's rules": { json: JSON.stringify(us), read: findClock },
  "a page's configuration": { json: '{"country":"de","flags":["enableEdd"]}', read: readDefaults },
  'what was kept for the session': { json: STORED, read: readStored },
  ...RETURN_READERS,
};

/** Without the text of the answer, which holds what was sent. */
async function readRefusal(json: string): Promise<unknown> {
  const attempt = await readAnswer(new Response(json, { status: 422 }), { now: NOW });
  return 'fault' in attempt && { ...attempt.fault, cause: undefined };
}

async function readOrder(json: string): Promise<unknown> {
  const callContext = createTestContext();
  callContext.platform.network.script(answer(200, json));
  return getOrder(callContext, { orderNumber: 'US10000001' }, new AbortController().signal);
}

async function formatTitle(json: string): Promise<string> {
  const platform = createFakePlatform();
  platform.network.script(answer(200, json));
  const { context } = createElementTestContext({ platform });
  return (await loadIntl(context, { locale: 'de', country: 'de' })).t('guestLookup.title');
}

async function findClock(json: string): Promise<unknown> {
  const platform = createFakePlatform();
  platform.network.script(answer(200, json));
  const { context } = createElementTestContext({ platform });
  await loadMarket(context);
  const { market, configuration } = context.settings.getState();
  return { hasTwelveHourClock: market?.hasTwelveHourClock, configuration };
}

/** A script with an unknown name is refused completely; the side effects count. */
function readDefaults(json: string): unknown {
  adoptPageScript(json);
  const names = ['kiosk', 'standalone', 'api-base', 'theme', 'brand'];
  return [names.map(readDefault), getPageRegistry().defaults.getState()['adapter']];
}

function readStored(json: string): unknown {
  vi.stubGlobal('sessionStorage', { getItem: () => json, setItem: () => undefined });
  const storing = { storage: sessionStore, now: () => NOW };
  return [
    createOpenJobs(storing)
      .store.getState()
      .map(({ orderNumber, jobId, startedAt }) => ({ orderNumber, jobId, startedAt })),
    createCancelMarks(storing)
      .store.getState()
      .map(({ orderNumber, result, at }) => ({ orderNumber, result, at })),
  ];
}

/** Every flag that is on although it was never turned on. */
function listFlags(): Flag[] {
  const flags: readonly Flag[] = [
    'enableSmsLookup',
    'isLoggedOutMember',
    'enablePartnerOrders',
    'enableGiftCardLookup',
    'enableEdd',
  ];
  return flags.filter((flag) => isFlagOn(flag, [], undefined) || isFlagOn(flag, [], {}));
}

describe('a payload that attacks prototypes', () => {
  it('has 40 variants, up to five deep', () => {
    expect(new Set(POLLUTION_PAYLOADS.map(({ members }) => members)).size).toBe(40);
    for (const payload of POLLUTION_PAYLOADS) JSON.parse(pollute(STORED, payload));
  });

  for (const [name, { json, read }] of Object.entries(READERS)) {
    it.each(POLLUTION_PAYLOADS)(`changes nothing in ${name}: $name`, async (payload) => {
      const clean = await read(json);
      forgetPage();
      expect(await read(pollute(json, payload))).toEqual(clean);
      expect(findPollution()).toEqual([]);
      expect(listFlags()).toEqual([]);
    });
  }

  it('is detected if a merge pollutes a prototype', () => {
    // The two paths that every careless merge follows.
    for (const payload of POLLUTION_PAYLOADS.slice(0, 10)) {
      mergeCarelessly({}, JSON.parse(pollute(ORDER, payload)) as Record<string, unknown>);
      const found = findPollution();
      for (const key of Object.keys(POLLUTED)) Reflect.deleteProperty(Object.prototype, key);
      expect(found, payload.name).toEqual(expect.arrayContaining(Object.keys(POLLUTED)));
      expect(findPollution()).toEqual([]);
    }
  });
});

/** The planted fault: a merge as found in many libraries. */
function mergeCarelessly(target: Record<string, unknown>, source: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(source)) {
    const known = target[key];
    if (!isRecord(value)) target[key] = value;
    else if (isRecord(known) || typeof known === 'function') mergeCarelessly(known as Record<string, unknown>, value);
    else mergeCarelessly((target[key] = {}), value);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
