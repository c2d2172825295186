// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDataFiles } from '../../scripts/data-files.js';
import { createMarketsDoc } from '../../scripts/generate/docs/markets-doc.js';
import {
  listTermsCountries,
  toDialCodeTable,
  toMarketModule,
  toMarketTable,
  type Markets,
} from '../../scripts/market-tables.js';
import { toAddressLines, type LineLayout } from '../../src/addresses/model/address-lines.js';
import type { Address } from '../../src/addresses/model/address.js';
import { findForCountry } from '../../src/app/data/find-for-country.js';
import type { ByCountry } from '../../src/markets/market.js';
import type { ShippedReturnRules } from '../../src/markets/returns/return-rules.js';
import { markets } from '../../src/markets/index.js';
import type { MarketFile } from '../../src/markets/market-file.js';
import { PROJECT_ROOT } from '../structure/project-root.js';
import { MEMBER, startSandbox, toPageBody, type SandboxUnderTest } from '../sandbox/start-sandbox.js';
import { MARKET } from './market-schema.js';
import type * as ScenarioList from '../../demo/sandbox/scenarios/scenarios.js';

type Scenarios = typeof ScenarioList;

/** The file of the country. */
const FILE = `import { common } from './addresses/layout-shapes.js';
import { defaultMarket } from './default.js';
import type { MarketFile } from './market-file.js';

export const zz = {
  ...defaultMarket,
  hasTwelveHourClock: true,
  currency: 'XTS',
  hasChat: false,
  address: {
    ...common,
    lines: ['{lastName}, {firstName}', '{address1}', '{zipCode} {city}', '{country}'],
    postalCode: 'Z\\\\d{3}',
    required: ['address1', 'city', 'zipCode'],
    optional: [],
  },
  returns: {
    ...defaultMarket.returns,
    returnByDays: 9,
    guestFees: [{ name: 'upsDropoff', kind: 'from', amount: 3 }],
  },
} as const satisfies MarketFile;
`;

/** The scenario of the country. */
vi.mock('../../demo/sandbox/scenarios/scenarios.js', async (load) => {
  const { scenarios } = await load<Scenarios>();
  const { defineDelivered } = await import('../../demo/sandbox/scenarios/builders/define-delivered.js');
  const { CREDIT_CARD } = await import('../../demo/sandbox/scenarios/builders/payments.js');
  const { PARTIES } = await import('../../demo/sandbox/scenarios/builders/parties.js');
  const address = {
    firstName: 'Robin',
    lastName: 'Doe',
    address1: 'Quay 9',
    city: 'Zed',
    zipCode: 'Z123',
    country: 'ZZ',
  };
  const scenario = defineDelivered({
    orderNumber: 'ZZ10000001',
    party: { ...PARTIES.gb, currency: 'XTS', address },
    returnUrl: '/zz/en/orders/sales/ZZ10000001/return/',
    shipment: 'ZZ0000000101',
    shipping: 0,
    payment: CREDIT_CARD,
    items: [{ product: 'tempo', colour: 'lagoon', size: 'M', price: 90 }],
  });
  return { scenarios: [...scenarios, scenario] };
});

let folder = '';
let sandbox: SandboxUnderTest;
let world: Markets;
/** Adds a row: the name of the market, and the module it is imported from. */
function addRow(index: string): string {
  return index
    .replace("import type { MarketFile } from './market-file.js';", (line) => `${line}\nimport { zz } from './zz.js';`)
    .replace(/\n\};\n/, '\n  zz,\n};\n');
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'invented-country-'));
  cpSync(path.join(PROJECT_ROOT, 'src/markets'), folder, { recursive: true });
  writeFileSync(path.join(folder, 'zz.ts'), FILE);
  const index = readFileSync(path.join(folder, 'index.ts'), 'utf8');
  writeFileSync(path.join(folder, 'index.ts'), addRow(index));
  const added = (await import(pathToFileURL(path.join(folder, 'index.ts')).href)) as { markets: Markets };
  world = added.markets;
  sandbox = await startSandbox();
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a country added by one file, one scenario and one row', () => {
  it('is a market, as complete as the others', () => {
    expect(Object.keys(world).sort()).toEqual([...Object.keys(markets), 'zz'].sort());
    expect(MARKET.safeParse(world['zz']).error).toBeUndefined();
  });

  it.each(['data', 'returns', 'addresses', 'currencies', 'chat'] as const)(
    'ships its %s and does not change those of the others',
    (part) => {
      const { zz, ...others } = toMarketTable(part, world);
      expect(others).toEqual(toMarketTable(part));
      expect(zz).toBeDefined();
      expect(toMarketModule(part, world)).toContain('"zz":');
    },
  );

  it('is found by its code, with its own rules', () => {
    const table = toMarketTable('returns', world) as ByCountry<ShippedReturnRules>;
    const rules = findForCountry(table, 'zz');
    expect(rules.returnByDays).toBe(9);
    expect(rules.guestFees).toEqual([{ name: 'upsDropoff', kind: 'from', amount: 3, currency: 'XTS' }]);
    const fieldNames = rules.addressLayout.fields.map(({ name }) => name);
    expect(fieldNames).toEqual(['familyName', 'givenName', 'phone', 'line1', 'code', 'locality']);
  });

  it('adds nothing to a first screen: neither rules nor a file', () => {
    expect(listTermsCountries(world)).toEqual(listTermsCountries());
    expect(toDialCodeTable(world)).toEqual(toDialCodeTable());
    const sizes = (files: ReturnType<typeof createDataFiles>) =>
      files.map(({ name, file, mark, hash }) => [name, file.length, mark.length, hash.length]);
    expect(sizes(createDataFiles('market', world))).toEqual(sizes(createDataFiles('market')));
  });

  it('appears in the docs', () => {
    expect(createMarketsDoc(world)).toContain('| `XTS` | `zz` |');
  });

  it('has its order in the sandbox, in the history and by its number, with its address in its own layout', async () => {
    const page = toPageBody(await sandbox.listHistory('filter=country(zz)&filter=language(en)&count=10', MEMBER));
    expect(page.objects.map(({ orderNumber }) => orderNumber)).toEqual(['ZZ10000001']);
    const order = JSON.parse((await sandbox.getOrder('ZZ10000001', MEMBER)).text) as { shippingAddress: Address };
    const layout = findForCountry(toMarketTable('addresses', world) as ByCountry<LineLayout>, 'zz');
    expect(toAddressLines(order.shippingAddress, 'Zedland', layout)).toEqual([
      'Doe, Robin',
      'Quay 9',
      'Z123 Zed',
      'Zedland',
    ]);
  });
});

describe('the market data of a first screen', () => {
  const termsCountries = listTermsCountries();

  it.each(Object.entries(markets).filter(([name]) => name !== 'default' && !termsCountries.includes(name)))(
    'contains nothing of %s',
    (name) => {
      const others = Object.fromEntries(Object.entries(markets).filter(([other]) => other !== name));
      expect(listTermsCountries(others as Markets)).toEqual(termsCountries);
    },
  );

  it('contains the code of the one country with terms', () => {
    expect(termsCountries).toEqual(['cn']);
  });
});

describe('every market', () => {
  it.each(Object.keys(markets).filter((name) => name !== 'default'))(
    'has an order in the sandbox, in its own currency: %s',
    async (country) => {
      const answer = await sandbox.listHistory(`filter=country(${country})&filter=language(en)&count=10`, MEMBER);
      const [order] = toPageBody(answer).objects;
      expect(order?.currency).toBe((markets[country] as MarketFile).currency);
    },
  );
});
