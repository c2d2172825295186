import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Contact } from '../../../../src/http/model/phone-number.js';
import { getReturnMessageService, reportUnsentMessages } from '../../../../src/returns/return-message-service.js';
import { sendReturnMessages } from '../../../../src/features/return-wizard/submission/return-controller.js';
import { createFakePlatform } from '../../../support/fake-platform.js';
import { forgetPage } from '../../../support/forget-page.js';
import { listErrors } from '../../../support/order-under-test.js';
import { createOrder } from '../../../support/orders.js';
import { createElementTestContext } from '../../../support/element-test-context.js';
import { answer, NO_RULES } from '../../../support/scripted-fetch.js';

beforeEach(forgetPage);

const ORDER = createOrder({
  orderNumber: 'US10000001',
  contact: { dayPhoneNumber: '5035550101' },
  shippingAddress: { firstName: 'Sam', lastName: 'Roe', address1: '1 Street', city: 'Town', country: 'US' },
});
const USER = { id: 'upm-1', email: 'user@example.com', givenName: 'Robin', middleName: 'Lee', familyName: 'Doe' };
const BOTH = 'sendStoreReturnEmail enableDorisCommunication';

interface Setting {
  readonly flags?: string;
  readonly user?: object | null;
  readonly contact?: Contact;
  readonly status?: number;
  readonly methodName?: string;
}

/** Sends the messages of a return, repeatedly if requested. */
async function notify({
  flags = BOTH,
  user = USER,
  contact,
  status = 200,
  methodName = 'returnToStore',
}: Setting = {}) {
  const platform = createFakePlatform();
  platform.network.script((request) => (request.url.includes('/data/') ? NO_RULES : answer(status, {}))(request));
  const attributes = { country: 'us', locale: 'de', flags };
  const tag = createElementTestContext({ platform, attributes, properties: { adapter: { user } } });
  // The shopper of a return has been identified by then.
  tag.context.checkUser();
  reportUnsentMessages(tag.context);
  const again = async (): Promise<void> => {
    sendReturnMessages(tag.context, { order: ORDER, returnNumber: 'RT1000', methodName, contact });
    for (let turn = 0; turn < 4; turn += 1) {
      await vi.dynamicImportSettled();
      await platform.clock.pass(0);
    }
  };
  await again();
  const sent = () => platform.network.requests.filter(({ url }) => !url.includes('/data/'));
  return { ...tag, again, sent, wasEmailed: () => getReturnMessageService(tag.context).wasEmailed('RT1000') };
}

describe('the messages of a return to a store', () => {
  it("are an e-mail and a notification, sent once, in the page's language", async () => {
    const tag = await notify();
    await tag.again();
    const bodies = tag
      .sent()
      .map(
        ({ url, body }) => [new URL(url, 'https://shop.example').pathname, JSON.parse(body ?? '') as unknown] as const,
      );
    expect(Object.fromEntries(bodies)).toEqual({
      '/help/store_return_emails/v1': {
        ...{ country: 'us', language: 'de', firstName: 'Robin', to: 'user@example.com' },
        ...{ orderNumber: 'US10000001', returnNumber: 'RT1000' },
      },
      '/notification/triggers/v1': {
        eventType: 'STORE_RETURN',
        eventId: expect.stringMatching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as unknown,
        ...{ givenName: 'Robin', middleName: 'Lee', familyName: 'Doe', language: 'de', marketplace: 'US' },
        ...{ phoneNumber: '5035550101', salesOrderNumber: 'US10000001', upmId: 'upm-1' },
      },
    });
    expect([bodies.length, tag.wasEmailed()]).toEqual([2, true]);
  });

  it('of a guest are sent to the address that opened the order', async () => {
    const tag = await notify({ user: null, contact: { email: 'guest@example.com' }, flags: 'sendStoreReturnEmail' });
    const [request] = tag.sent();
    expect(JSON.parse(request?.body ?? '')).toMatchObject({ to: 'guest@example.com', firstName: 'Sam' });
    expect(request?.headers.get('x-guest-email')).toBe('guest%40example.com');
  });

  it.each<[flags: string, paths: readonly string[]]>([
    ['sendStoreReturnEmail', ['/help/store_return_emails/v1']],
    ['enableDorisCommunication', ['/notification/triggers/v1']],
    ['enableDorisStoreSelector', []],
  ])('follow the flag %s alone: %j', async (flags, paths) => {
    const tag = await notify({ flags });
    expect(tag.sent().map(({ url }) => new URL(url, 'https://shop.example').pathname)).toEqual(paths);
  });

  it('that could not be sent are reported to the page only, and are not retried', async () => {
    const tag = await notify({ status: 500 });
    await tag.again();
    expect([tag.sent().length, tag.wasEmailed()]).toEqual([2, false]);
    expect(listErrors(tag)).toHaveLength(2);
    expect(tag.events.map(({ detail }) => detail)).toEqual([
      expect.objectContaining({ severity: 'warning' }),
      expect.objectContaining({ severity: 'warning' }),
    ]);
  });
});

it('do not exist for a parcel that is dropped off', async () => {
  expect((await notify({ methodName: 'upsDropoff' })).sent()).toEqual([]);
});
