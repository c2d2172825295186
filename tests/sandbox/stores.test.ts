import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toStorePage } from '../../src/stores/api/list-stores.js';
import { findOpenState } from '../../src/stores/model/open-state.js';
import { findStoreClock } from '../../src/stores/model/store-clock.js';
import { listStoreWeek } from '../../src/stores/model/store-week.js';
import type { Store, StorePage } from '../../src/stores/model/store.js';
import { createAnswerCheck } from '../contract/openapi-document.js';
import { listErrorFields, NOON, startSandbox, type SandboxUnderTest } from './start-sandbox.js';

const HOUR = 3_600_000;
const LIST = '/store/store_locations/v1?filter=country(us)';
const checkAnswer = createAnswerCheck({ isClosed: true });

let sandbox: SandboxUnderTest;
let time = NOON;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

async function list(query: string): Promise<StorePage> {
  const { status, text } = await sandbox.request(`${LIST}&${query}`);
  expect(status).toBe(200);
  expect(checkAnswer('list-stores', status, JSON.parse(text))).toEqual([]);
  return toStorePage(JSON.parse(text));
}

const listIds = async (query: string): Promise<string[]> => (await list(query)).stores.map(({ id }) => id);

async function getStore(id: string): Promise<Store> {
  const [store] = (await list(`filter=storeId(${id})&count=3`)).stores;
  if (!store) throw new Error(`There is no store ${id}.`);
  return store;
}

describe('the stores of the sandbox', () => {
  it('come three at a time, page by page, with foreign ones at the end', async () => {
    const first = await list('count=3');
    expect(first.stores.map(({ id }) => id)).toEqual(['101', '102', '103']);
    const second = await list(`count=3&anchor=${first.next}`);
    expect(second.stores.map(({ id }) => id)).toEqual(['104', '105', '106']);
    const third = await list(`count=3&anchor=${second.next}`);
    const last = await list(`count=3&anchor=${third.next}`);
    expect([last.stores.map(({ id }) => id), last.next]).toEqual([['201'], undefined]);
  });

  it.each([
    ['search=95814&count=3', ['101', '102']],
    ['search=SACRAMENTO&count=9', ['101', '102', '106', '107', '108']],
    ['search=Canal%20Street&count=3', ['103']],
    ['search=nowhere&count=3', []],
    ['filter=storeId(104)&count=3', ['104']],
    ['latitude=40.7&longitude=-74&count=3', ['103', '109', '201']],
    ['latitude=21.3&longitude=-157.8&count=1', ['105']],
  ])('are found by %s', async (query, ids) => {
    expect(await listIds(query)).toEqual(ids);
  });

  it.each([
    ['kr', '48060', ['401']],
    ['jp', '108-0075', ['501']],
    ['de', 'Hamburg', ['301', '302']],
    ['gb', 'BS1', ['601']],
    ['au', '4000', ['701']],
    ['ca', 'Niagara', ['201']],
  ])('are found near the shoppers of %s', async (country, text, ids) => {
    const query = `filter=country(${country})&search=${text}&count=3`;
    const { text: body } = await sandbox.request(`/store/store_locations/v1?${query}`);
    expect(checkAnswer('list-stores', 200, JSON.parse(body))).toEqual([]);
    expect(toStorePage(JSON.parse(body)).stores.map(({ id }) => id)).toEqual(ids);
  });

  it('include one that accepts no returns', async () => {
    const returns = await Promise.all(['101', '106', '107'].map(getStore));
    expect(returns.map(({ services }) => services?.includes('RETURNS'))).toEqual([true, true, false]);
  });

  it('are empty in a country without stores', async () => {
    const { text } = await sandbox.request('/store/store_locations/v1?filter=country(fr)&count=3');
    expect(toStorePage(JSON.parse(text)).stores).toEqual([]);
  });

  it.each([
    ['count=3&anchor=after:999', 'anchor'],
    ['count=3&latitude=40', 'latitude'],
    ['count=3&latitude=95&longitude=0', 'latitude'],
    ['count=3&search=', 'search'],
    ['count=0', 'count'],
    ['count=3&radius=5', 'radius'],
  ])('refuse %s and name the field', async (query, field) => {
    const answer = await sandbox.request(`${LIST}&${query}`);
    expect(answer.status).toBe(400);
    expect(listErrorFields(answer)).toContain(field);
    expect(checkAnswer('list-stores', 400, JSON.parse(answer.text))).toEqual([]);
  });

  it('are open or closed as designed at any hour, by their hours and their state', async () => {
    for (let hour = 0; hour < 24 * 7; hour += 5) {
      const states = await Promise.all(
        ['101', '102'].map(async (id) => {
          const store = await getStore(id);
          // Read long ago, so that its own state no longer counts.
          const state = findOpenState({ store, readAt: 0 }, findStoreClock(store.timeZone), time);
          return [state?.status, store.isOpen];
        }),
      );
      expect(states).toEqual([
        ['open', true],
        ['closed', false],
      ]);
      sandbox.pass(5 * HOUR);
      time += 5 * HOUR;
    }
  });

  it('have special days ahead, hours in both formats, nights, and their own time zones', async () => {
    const all = await Promise.all(['101', '102', '103', '104', '105'].map(getStore));
    for (const store of all) {
      const week = store.hours ? listStoreWeek(store.hours, findStoreClock(store.timeZone), time) : [];
      expect(week[3]).toMatchObject({ isSpecial: true, hours: [] });
      expect(week[5]).toMatchObject({ isSpecial: true, hours: [{ openingTime: '12:00', closingTime: '16:00' }] });
    }
    expect(new Set(all.map(({ timeZone }) => timeZone)).size).toBe(4);
    expect(all[2]?.hours?.regular.friday).toEqual([{ openingTime: '10:00', closingTime: '01:00' }]);
    expect(all[1]?.hours?.regular.monday).toEqual([]);
    expect(all[1]?.hours?.regular.tuesday).toEqual([{ openingTime: '10:00', closingTime: '19:00' }]);
    expect(all.map(({ isCompanyOwned }) => isCompanyOwned)).toEqual([true, true, true, true, false]);
  });
});
