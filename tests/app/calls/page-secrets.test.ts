import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrdersAdapter } from '../../../src/app/configuration/adapter.js';
import { createCallContext, getBankRefundToken } from '../../../src/app/calls/prepare-call.js';
import { findEmail } from '../../../src/orders/find-email.js';
import { listPageContacts, findPageUser } from '../../../src/app/session/page-user.js';
import { adoptPageScript, configureOrders, type OrdersDefaults } from '../../../src/app/configuration/configuration.js';
import { isTrusted } from '../../../src/app/configuration/service-address.js';
import { forgetPage } from '../../support/forget-page.js';
import { createElementTestContext } from '../../support/element-test-context.js';
import { openSecrets } from '../../support/secrets.js';

const PAGE = 'https://shop.example';
const API = 'https://api.shop.example';
const EVIL = 'https://evil.example';
const MEMBER_CALL = { reason: 'call', call: 'get-order', isForMember: true } as const;
const GUEST_CALL = { reason: 'call', call: 'get-gift-card-balance', isForMember: false } as const;
const ADAPTER: OrdersAdapter = {
  getAccessToken: () => 't0ken',
  user: { id: 'upm-1', email: 'robin@example.com' },
  retailer: { headers: { 'x-api-key': 'key-1' } },
};

beforeEach(forgetPage);

interface Page {
  readonly apiBase?: string;
  readonly defaults?: OrdersDefaults;
  readonly block?: object;
  readonly adapter?: OrdersAdapter;
  readonly contact?: object;
}

function create({ apiBase, defaults, block, adapter = ADAPTER, contact }: Page) {
  if (block) adoptPageScript(JSON.stringify(block));
  if (defaults) configureOrders(defaults);
  const attributes = apiBase === undefined ? {} : { 'api-base': apiBase };
  return createElementTestContext({ attributes, properties: { adapter, contact } });
}

describe('an origin', () => {
  it.each<[what: string, page: Page, trusted: boolean]>([
    ['of the page itself is trusted', {}, true],
    ['of the page itself as an absolute address is trusted', { apiBase: `${PAGE}/api` }, true],
    ['in an attribute is not trusted', { apiBase: EVIL }, false],
    ['in an attribute with another port of the page is not trusted', { apiBase: `${PAGE}:8443` }, false],
    [
      'that is a subdomain of a trusted one is not trusted',
      { apiBase: 'https://a.api.shop.example', defaults: { apiBase: API } },
      false,
    ],
    ['set as the API base by a script is trusted', { defaults: { apiBase: `${API}/v1` } }, true],
    ['set as the API base by a script and an attribute is trusted', { apiBase: API, defaults: { apiBase: API } }, true],
    [
      'listed by a script is trusted',
      { apiBase: API, defaults: { trustedOrigins: ['https://other.example', API] } },
      true,
    ],
    [
      'other than those listed by a script is not trusted',
      { apiBase: EVIL, defaults: { trustedOrigins: [API] } },
      false,
    ],
    ['of the adapter is trusted', { apiBase: API, adapter: { service: { origin: API } } }, true],
    ['in a list of the adapter is trusted', { apiBase: API, adapter: { service: { origin: [PAGE, API] } } }, true],
    [
      "of the page's default adapter is not trusted",
      { apiBase: API, defaults: { adapter: { service: { origin: API } } }, adapter: {} },
      false,
    ],
    ['set as the API base by the JSON block is not trusted', { block: { apiBase: EVIL } }, false],
    [
      'of an adapter in the JSON block is not trusted',
      { block: { apiBase: EVIL, adapter: { service: { origin: EVIL } } } },
      false,
    ],
  ])('%s', (_what, page, trusted) => {
    expect(isTrusted(create(page).context)).toBe(trusted);
  });

  it.each([[7], [{}], [''], ['not an address'], [null]])('is not trusted for an invalid value: %j', (value) => {
    const origin = value as unknown as string;
    const { context } = create({ apiBase: EVIL, adapter: { service: { origin } } });
    expect(isTrusted(context)).toBe(false);
  });
});

describe('a trusted service', () => {
  it("gets the page's token and headers, but only for its own origin", async () => {
    const { context, warnings } = create({ apiBase: API, defaults: { trustedOrigins: [API] } });
    const callContext = createCallContext(context);
    const { token } = await callContext.getAccessToken(MEMBER_CALL);
    expect(openSecrets([token, callContext.headers], API)).toEqual(['t0ken', { 'x-api-key': 'key-1' }]);
    expect(() => openSecrets(token, EVIL)).toThrow(TypeError);
    expect(warnings).toEqual([]);
  });
});

describe('a service that the page does not trust', () => {
  it("gets a guest's call without the page's token and headers", async () => {
    const requests: unknown[] = [];
    const getAccessToken = (request: unknown) => `t0ken ${requests.push(request)}`;
    const { context } = create({ apiBase: EVIL, adapter: { ...ADAPTER, getAccessToken } });
    const callContext = createCallContext(context);
    expect([await callContext.getAccessToken(GUEST_CALL), callContext.headers, requests]).toEqual([{}, {}, []]);
  });

  it("gets no member's call", async () => {
    const { context } = create({ apiBase: EVIL });
    const failure = { code: 'config-api-base-untrusted', retryable: false, call: 'get-order' };
    expect(await createCallContext(context).getAccessToken(MEMBER_CALL)).toEqual({ refusal: failure });
  });

  it('is named in the console once, with the setting to add', async () => {
    const { context, warnings } = create({ apiBase: EVIL });
    for (let count = 0; count < 3; count += 1) await createCallContext(context).getAccessToken(GUEST_CALL);
    await vi.dynamicImportSettled();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(`api-base leads to ${EVIL}`);
    expect(warnings[0]).toContain(`configureOrders({ trustedOrigins: ['${EVIL}'] })`);
    expect(warnings[0]).not.toMatch(/t0ken|key-1|robin/);
  });

  it('is not named if the page has no secrets', async () => {
    const { context, warnings } = create({ apiBase: EVIL, adapter: {} });
    expect(await createCallContext(context).getAccessToken(GUEST_CALL)).toEqual({});
    await vi.dynamicImportSettled();
    expect(warnings).toEqual([]);
  });

  it("learns nothing of the page's user and contact", () => {
    const { context } = create({ apiBase: EVIL, contact: { email: 'guest@example.com' } });
    expect(findPageUser(context)).toBeUndefined();
    expect(findEmail(context, { contact: {}, proof: undefined })).toBeUndefined();
    expect(listPageContacts(context, { email: 'address@example.com' })).toEqual([]);
  });
});

describe('a token that cannot be sent in a header', () => {
  it.each<[what: string, token: unknown]>([
    ['with a line break at its end', 't0ken\n'],
    ['with a line break in it', 't0\r\nken'],
    ['with a null character', 't0\0ken'],
    ['beyond Latin-1', 't0ken…'],
    ['that is a number', 7],
    ['that is an object', { token: 't0ken' }],
  ])('%s is refused, and the console reports it once per call without its text', async (_what, token) => {
    const getAccessToken = () => token as string;
    const { context, warnings } = create({ adapter: { getAccessToken } });
    const refusal = { code: 'config-access-token-invalid', retryable: true, call: 'get-order' };
    expect(await createCallContext(context).getAccessToken(MEMBER_CALL)).toEqual({ refusal });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('adapter.getAccessToken()');
    expect(warnings[0]).not.toContain('t0');
  });
});

describe('the token of a bank refund', () => {
  const adapter = (bankRefundToken: unknown) => ({ retailer: { bankRefundToken } }) as OrdersAdapter;

  it.each<[what: string, page: Page, token: string]>([
    ["is sent to the page's own origin", { adapter: adapter('refund-form') }, 'refund-form'],
    ['is not sent to an origin in an attribute', { apiBase: EVIL, adapter: adapter('refund-form') }, 'guest'],
    [
      'is sent to an origin set by a script',
      { defaults: { apiBase: EVIL }, adapter: adapter('refund-form') },
      'refund-form',
    ],
  ])('%s', (_what, page, token) => {
    const { context, warnings } = create(page);
    expect(openSecrets(getBankRefundToken(context), page.apiBase ?? page.defaults?.apiBase ?? PAGE)).toBe(token);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['a\nb', 'a string with a line break or a character outside Latin-1'],
    ['', 'an empty string'],
    [7, 'a value of type number'],
  ])('falls back to "guest" if the page passes %j, and the console names the reason', (given, kind) => {
    const { context, warnings } = create({ adapter: adapter(given) });
    expect(openSecrets(getBankRefundToken(context), PAGE)).toBe('guest');
    expect(warnings).toEqual([
      `retailer.bankRefundToken is ${kind}: expected a string of Latin-1 characters without line breaks. "guest" is sent instead.`,
    ]);
  });
});
