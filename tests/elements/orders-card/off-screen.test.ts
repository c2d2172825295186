import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { createMember } from '../support/member.js';
import { before, describe, it } from '../support/mocha.js';
import { createWireOrders } from '../support/order.js';
import { find, get, placeTag, type OrdersElement } from '../support/page.js';
import { until } from '../support/until.js';

/** Browsers that clip focus rings lay out every card. */
const isSkipped = CSS.supports('overflow-clip-margin', '1px') && CSS.supports('content-visibility', 'auto');

/** Whether the content of a card is laid out. Reading a box would lay it out. */
const isLaidOut = (card: Element): boolean => get(card, '.card-foot').checkVisibility({ contentVisibilityAuto: true });

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

async function placeCards(count: number): Promise<readonly OrdersElement[]> {
  const adapter = createMember();
  const cards = createWireOrders(count).map((order) => placeTag('orders-card', { properties: { adapter, order } }));
  await until(() => cards.every((card) => find(card, 'article')), 'all cards');
  return cards;
}

describe('a page with many cards', () => {
  before(() => loadTag('orders-card'));

  it('lays out those in sight, and the others when they come into sight', async () => {
    const cards = await placeCards(60);
    const [first, last] = [cards[0], cards.at(-1)] as [OrdersElement, OrdersElement];
    await until(() => isLaidOut(first), 'the first card');
    expect(isLaidOut(last)).to.equal(!isSkipped);
    last.scrollIntoView();
    await until(() => isLaidOut(last), 'the last card');
    const height = first.offsetHeight;
    await until(() => isLaidOut(first) === !isSkipped, 'the first one out of sight');
    expect(first.offsetHeight).to.equal(height);
  });

  it('brings a card into sight that takes the focus', async () => {
    const cards = await placeCards(60);
    const last = cards.at(-1) as OrdersElement;
    get(last, '.card-open').focus();
    await until(() => isLaidOut(last), 'the last card');
    await until(() => isInView(get(last, '.card-open')), 'its link in view');
  });
});
