import { beforeEach, describe, expect, it } from 'vitest';
import { isOfferedByShop } from '../../src/returns/use-return-methods.js';
import { createElementTestContext } from '../support/element-test-context.js';
import { forgetPage } from '../support/forget-page.js';

beforeEach(forgetPage);

const DHL = { name: 'upsDropoff', id: 'upsDropoff|DHL' } as const;
const HERMES = { name: 'upsDropoff', id: 'upsDropoff|HERMES' } as const;
const STORE = { name: 'returnToStore', id: 'returnToStore' } as const;
const ALL = [DHL, HERMES, STORE];

const ROWS: readonly [title: string, adapter: unknown, offered: readonly object[]][] = [
  ['all without an adapter', undefined, ALL],
  ['those that the page names', { retailer: { returnMethods: ['upsDropoff'] } }, [DHL, HERMES]],
  ['those of the carrier that the page names', { retailer: { returnMethods: ['upsDropoff|DHL'] } }, [DHL]],
  ['none if the page names none', { retailer: { returnMethods: [] } }, []],
  ['all if the page names no list', { retailer: { returnMethods: 'upsDropoff' } }, ALL],
  ['no store if the service lists no stores', { service: { calls: ['request-return'] } }, [DHL, HERMES]],
  ['the store if the service lists stores', { service: { calls: ['request-return', 'list-stores'] } }, ALL],
  [
    'no store if the page names it but the service lists no stores',
    { service: { calls: [] }, retailer: { returnMethods: ['returnToStore'] } },
    [],
  ],
];

describe('the return methods of a shop', () => {
  it.each(ROWS)('are %s', (_title, adapter, offered) => {
    const { context } = createElementTestContext({ properties: { adapter } });
    expect(ALL.filter((method) => isOfferedByShop(context, method))).toEqual(offered);
  });
});
