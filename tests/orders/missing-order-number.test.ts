import { beforeEach, describe, expect, it } from 'vitest';
import { createWireOrder } from './api/wire-samples.js';
import { forgetPage } from '../support/forget-page.js';
import { createOrderUnderTest as create, listErrors, MEMBER, WITH_NUMBER } from '../support/order-under-test.js';

beforeEach(forgetPage);

describe('a tag without an order number', () => {
  const MISSING = 'order-number is missing: expected 4 to 32 letters or digits. Nothing is shown without it.';

  it('reports it to the page and the console once, after a second', async () => {
    const tag = await create({ properties: { adapter: MEMBER } });
    await tag.settle(999);
    expect([tag.warnings, listErrors(tag)]).toEqual([[], []]);
    await tag.settle(60_000);
    expect(tag.warnings).toEqual([MISSING]);
    expect(listErrors(tag)).toMatchObject([{ code: 'config-order-number-invalid', severity: 'error' }]);
  });

  it('reports nothing if the number or the order itself arrives in time', async () => {
    const numbered = await create({ properties: { adapter: MEMBER } });
    numbered.configure(WITH_NUMBER);
    await numbered.settle(60_000);
    const given = await create({ properties: { order: createWireOrder() } });
    await given.settle(60_000);
    expect([...listErrors(numbered), ...listErrors(given)]).toEqual([]);
    expect([...numbered.warnings, ...given.warnings]).not.toContain(MISSING);
  });

  it('reports nothing after it has left the page', async () => {
    const tag = await create({});
    tag.context.dispose();
    await tag.settle(60_000);
    expect(tag.warnings).toEqual([]);
  });
});
