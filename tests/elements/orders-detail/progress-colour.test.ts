import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { before, describe, it } from '../support/mocha.js';
import { createWireGroup, createWireItem, createWireOrder } from '../support/order.js';
import { mountOrder } from '../support/order-tags.js';
import { get, service } from '../support/page.js';

const ACCENT = 'rgb(1, 2, 3)';
const PROGRESS = 'rgb(4, 5, 6)';

describe('the progress of a group', () => {
  before(() => loadTag('orders-detail'));

  it("has the theme's accent colour, or its progress colour if that is set", async () => {
    const group = [createWireGroup('On its way', [{ ...createWireItem(), lineItemStatus: { status: 'shipped' } }])];
    service.answer(() => ({ status: 200, json: createWireOrder(undefined, { group }) }));
    const element = await mountOrder('orders-detail');
    const readColour = (): string => getComputedStyle(get(element, '.progress .is-done'), '::before').borderTopColor;
    element.style.setProperty('--orders-accent', ACCENT);
    expect(readColour()).to.equal(ACCENT);
    element.style.setProperty('--orders-progress', PROGRESS);
    expect(readColour()).to.equal(PROGRESS);
  });
});
