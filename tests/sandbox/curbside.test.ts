import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAnswerCheck } from '../contract/openapi-document.js';
import { startSandbox, type SandboxUnderTest } from './start-sandbox.js';

const checkAnswer = createAnswerCheck({ isClosed: true });
const PATH = '/store/pickup_interactions/v1';

let sandbox: SandboxUnderTest;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const arrive = (more: object = {}) =>
  sandbox.request(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ orderNumber: 'US10000006', storeId: '101', qrId: 'Q101', vehicleDescription: 'Blue van' },
      ...more,
    }),
  });
const read = async (id: string) => {
  const { status, text } = await sandbox.request(`${PATH}/${id}`);
  return { status, body: JSON.parse(text) as { id: string; status: string } };
};

describe('an arrival at the sandbox', () => {
  it('is received by the store, and goes through its stages', async () => {
    const { status, text } = await arrive();
    const { id } = JSON.parse(text) as { id: string };
    expect([status, checkAnswer('request-curbside-arrival', status, JSON.parse(text))]).toEqual([201, []]);
    const seen = new Set<string>();
    for (let question = 0; question < 12; question += 1) {
      const answer = await read(id);
      expect(checkAnswer('get-curbside-interaction', answer.status, answer.body)).toEqual([]);
      seen.add(answer.body.status);
    }
    expect([...seen]).toEqual(['SUBMITTED', 'CLAIMED', 'COMPLETE']);
  });

  it('is recognised by its location the second time', async () => {
    const { id } = JSON.parse((await arrive()).text) as { id: string };
    const { status, headers } = await arrive();
    expect([status, headers.get('location')]).toEqual([409, `${PATH}/${id}`]);
  });

  it.each([
    ['103', true],
    ['104', false],
  ])('exists already at store %s, whose answer names it: %s', async (storeId, isNamed) => {
    const { status, headers } = await arrive({ storeId, qrId: `Q${storeId}` });
    expect([status, headers.has('location')]).toEqual([409, isNamed]);
  });

  it('stays submitted at a store without staff', async () => {
    const { id } = JSON.parse((await arrive({ storeId: '105', qrId: 'Q105' })).text) as { id: string };
    for (let question = 0; question < 20; question += 1) await read(id);
    expect([(await read(id)).body.status, (await read('arrival-105')).body.status]).toEqual(['SUBMITTED', 'SUBMITTED']);
  });

  it.each([
    ['an unknown order', { orderNumber: 'US99999999' }, 404],
    ['an unknown store', { storeId: '999', qrId: 'Q999' }, 404],
    ['the code of another spot', { qrId: 'Q102' }, 404],
    ['no vehicle', { vehicleDescription: ' ' }, 400],
    ['too long a description', { vehicleDescription: 'x'.repeat(101) }, 400],
  ])('is refused for %s', async (_what, more, expected) => {
    expect((await arrive(more)).status).toBe(expected);
  });
});
