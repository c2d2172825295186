import { describe, expect, it } from 'vitest';
import { getReturnJob } from '../../../src/returns/api/get-return-job.js';
import { listCarrierServices } from '../../../src/returns/api/list-carrier-services.js';
import { requestReturn } from '../../../src/returns/api/request-return.js';
import { createTestContext, type CallContextOptions } from '../../support/call-context.js';
import { CAPTURE } from '../../support/return-calls-under-test.js';
import { answer } from '../../support/scripted-fetch.js';
import { sealContact } from '../../support/secrets.js';

const { signal } = new AbortController();
const JOB = { jobId: 'job-1', status: 'PENDING', eta: 400, response: { returnOrderNumber: 'R1000' } };
const PROOF = sealContact({ email: 'guest@example.com' });
const READ = { id: 'job-1', isDone: false, hasFailed: false, etaMs: 400, result: { returnNumber: 'R1000' } };

async function send(
  capture: Partial<typeof CAPTURE> & object = {},
  options: CallContextOptions = {},
  body: object = JOB,
) {
  const context = createTestContext(options);
  context.platform.network.script(answer(202, body));
  const outcome = await requestReturn(context, { capture: { ...CAPTURE, ...capture }, proof: PROOF }, signal);
  const [request] = context.platform.network.requests;
  return { outcome, request, sent: JSON.parse(request?.body ?? '{}') as unknown };
}

describe('a request to return', () => {
  it('contains exactly the fields of the contract', async () => {
    const shipFrom = {
      contact: { email: 'guest@example.com', phoneNumber: { countryCode: '1', subscriberNumber: '5035550101' } },
      address: { address1: '1 Street', city: 'Town', country: 'US' },
      recipient: { firstName: 'Robin', lastName: 'Doe' },
    };
    const { request, sent } = await send({ shipFrom, method: { name: 'upsDropoff', scac: 'UPSN' } });
    expect(`${request?.method} ${request?.url}`).toBe(
      'POST https://api.shop.example/order_mgmt/user_return_captures/v1',
    );
    expect(request?.headers.get('x-guest-email')).toBe('guest%40example.com');
    expect(sent).toEqual({
      captureSystem: 'SELF_SERVICE',
      createReturnLabelFlag: true,
      locale: 'en_US',
      omsRegionReference: 'NIKEUS',
      orderLines: [{ quantity: 1, reasonCode: '6', reasonText: 'Quality', universalProductCode: '0001234567890' }],
      orderNumber: 'A1000',
      orderCreateDate: '2026-11-01T10:00:00Z',
      shipFrom: { contactInformation: shipFrom.contact, address: shipFrom.address, recipient: shipFrom.recipient },
      returnMethod: 'upsDropoff',
      standardCarrierAlphaCode: 'UPSN',
    });
  });

  it('contains the chosen store', async () => {
    const { sent } = await send({ method: { name: 'returnToStore' }, storeId: '101' });
    expect(sent).toMatchObject({ returnMethod: 'returnToStore', returnStoreId: '101' });
  });

  it('has its lines as a list even if the page gave arrays a `toJSON`', async () => {
    Object.assign(Array.prototype, { toJSON: () => '[]' });
    try {
      const { sent } = await send();
      expect(sent).toMatchObject({ orderLines: [{ quantity: 1 }] });
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON');
    }
  });

  it('contains language and country', async () => {
    const { sent } = await send({}, { country: 'tw', locale: 'zh-Hant-TW' });
    expect(sent).toMatchObject({ locale: 'zh_TW' });
  });

  it('has the contact in its address if the retailer configures that', async () => {
    const { request } = await send({}, { guestCredentials: 'filter' });
    expect(request?.url).toMatch(/\/v1\?filter=email\(guest%40example\.com\)$/);
  });

  it('creates a job with the return number', async () => {
    expect((await send()).outcome).toEqual({ kind: 'found', value: READ });
  });

  it.each([
    ['without a number', { ...JOB, response: undefined }],
    ['with an empty number', { ...JOB, response: { returnOrderNumber: '' } }],
    ['without a job', { response: JOB.response }],
  ])('with an answer %s may have taken effect', async (_what, body) => {
    expect((await send({}, {}, body)).outcome).toEqual({
      kind: 'failed',
      failure: {
        code: 'service-request-return-failure',
        retryable: true,
        call: 'request-return',
        unreadable: 'shape',
        isUncertain: true,
        details: expect.objectContaining({ message: 'Return Capture response formatting error.' }) as unknown,
      },
    });
  });

  it('that failed at once needs no number', async () => {
    const body = { jobId: 'job-1', status: 'COMPLETED', error: { code: 'E' } };
    expect((await send({}, {}, body)).outcome).toEqual({
      kind: 'found',
      value: { id: 'job-1', isDone: true, hasFailed: true },
    });
  });
});

describe('the job of a return', () => {
  it('is polled by its id, and has a number once the service sends one', async () => {
    const context = createTestContext();
    context.platform.network.script(answer(200, { ...JOB, status: 'COMPLETED' }));
    const outcome = await getReturnJob(context, { jobId: 'job-1', proof: PROOF }, signal);
    expect(context.platform.network.requests[0]?.url).toBe(
      'https://api.shop.example/order_mgmt/user_return_captures_jobs/v1/job-1',
    );
    expect(outcome).toEqual({ kind: 'found', value: { ...READ, isDone: true } });
  });
});

describe('the carriers of a country', () => {
  const service = (kind: string, code: unknown = 'upsn') => ({
    ...{ productServiceTypeCode: kind, providerName: 'UPS', serviceSCACCode: code },
  });

  async function list(objects: unknown, country = 'us') {
    const context = createTestContext({ country });
    context.platform.network.script(answer(200, { objects }));
    const outcome = await listCarrierServices(context, {}, signal);
    return { outcome, url: context.platform.network.requests[0]?.url };
  }

  it('are requested with the three kinds', async () => {
    const { url } = await list([service('DROPOFF_RETURN')], 'gb');
    expect(decodeURIComponent(url ?? '')).toBe(
      'https://api.shop.example/ship/provider_services/v1?filter=serviceCountryCode(GB)&filter=providerTypeCode(CARRIER)' +
        '&filter=productServiceTypeCode(DROPOFF_RETURN,PAPERLESS_RETURN,PICKUP_RETURN)',
    );
  });

  it('are parsed one by one: unreadable ones and unknown kinds are left out', async () => {
    const { outcome } = await list([
      service('PAPERLESS_RETURN'),
      service('DRONE_RETURN'),
      service('PICKUP_RETURN', 7),
      service('PICKUP_RETURN', ' '),
      service('DROPOFF_RETURN', 'USPS'),
    ]);
    expect(outcome).toEqual({
      details: {
        paths: ['objects[1].productServiceTypeCode', 'objects[2].serviceSCACCode', 'objects[3].serviceSCACCode'],
      },
      kind: 'found',
      value: [
        { kind: 'paperless', provider: 'UPS', scac: 'UPSN' },
        { kind: 'dropoff', provider: 'UPS', scac: 'USPS' },
      ],
    });
  });

  it.each([[[]], [[service('DRONE_RETURN')]], ['no list']])('fail if none is readable: %j', async (objects) => {
    const { outcome } = await list(objects);
    expect(outcome).toMatchObject({ kind: 'failed', failure: { unreadable: 'shape' } });
  });
});
