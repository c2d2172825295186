import { describe, expect, it } from 'vitest';
import { requestCurbsideArrival } from '../../../../src/features/curbside/api/request-curbside-arrival.js';
import { createTestContext } from '../../../support/call-context.js';
import { watchCall } from '../../../support/call-under-test.js';
import { createFakePlatform } from '../../../support/fake-platform.js';
import { answer, type Reply } from '../../../support/scripted-fetch.js';

const CHECK_IN = { orderNumber: 'A1000', storeId: '101', qrId: 'Q101' };
const PATH = '/store/pickup_interactions/v1';

async function arrive(reply: Reply) {
  const platform = createFakePlatform();
  platform.network.script(reply);
  const request = { ...CHECK_IN, vehicle: 'Blue van', proof: undefined };
  const call = requestCurbsideArrival(createTestContext({ platform }), request, new AbortController().signal);
  const watched = watchCall(platform.clock, call);
  await platform.clock.pass(300_000);
  return { outcome: watched.outcome, requests: platform.network.requests };
}

describe('an arrival', () => {
  it('is sent with the location and the vehicle, and creates an interaction', async () => {
    const { outcome, requests } = await arrive(answer(201, { id: 'a-1', status: 'SUBMITTED' }));
    expect(outcome).toEqual({
      kind: 'found',
      value: { status: 'accepted', interaction: { id: 'a-1', stage: 'submitted' } },
    });
    expect(requests).toHaveLength(1);
    const [sent] = requests;
    expect(JSON.parse(String(sent?.body))).toEqual({ ...CHECK_IN, vehicleDescription: 'Blue van' });
  });

  it.each(['ci:S-71/0001', 'a b?c#d', 'ä', 'a'.repeat(300)])('creates an interaction with any id: %s', async (id) => {
    const { outcome } = await arrive(answer(201, { id, status: 'SUBMITTED' }));
    expect(outcome).toMatchObject({ value: { status: 'accepted', interaction: { id } } });
  });

  it.each([
    ['a path', `${PATH}/a-1`, 'a-1'],
    ['a whole address', `https://api.shop.example/base${PATH}/a-1/?x=1`, 'a-1'],
    ['an encoded id', `${PATH}/a%3A1`, 'a:1'],
    ['an id with an encoded slash', `${PATH}/ci%3AS-71%2F0001`, 'ci:S-71/0001'],
    ['an id with a plain slash', `${PATH}/ci:S-71/0001`, 'ci:S-71/0001'],
    ['an address outside our path', 'https://gateway.example/pickup/interactions/a-1', 'a-1'],
  ])('that exists is followed by the Location of its 409: %s', async (_what, location, id) => {
    const { outcome } = await arrive(answer(409, {}, { location }));
    expect(outcome).toEqual({ kind: 'found', value: { status: 'accepted', interaction: { id } } });
  });

  it.each([
    ['none', undefined],
    ['one without an id', `${PATH}/`],
    ['one without a path', 'https://api.shop.example/'],
    ['one that leaves its folder', `${PATH}/..`],
    ['one with a broken escape', `${PATH}/%E0%A4%A`],
  ])('that exists is a duplicate if the 409 has %s', async (_what, location) => {
    const { outcome } = await arrive(answer(409, {}, location === undefined ? {} : { location }));
    expect(outcome).toEqual({ kind: 'found', value: { status: 'duplicate' } });
  });
});
