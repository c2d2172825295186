import { expect } from 'chai';
import type { OrdersTag } from '../../elements/loaders.js';
import { findScreen, mountArea } from './support/area.js';
import { loadTag } from './support/built.js';
import { mountHistory } from './support/history.js';
import { createMember, createMemberService } from './support/member.js';
import { before, beforeEach, describe, it } from './support/mocha.js';
import { createWireOrder, createWireOrders } from './support/order.js';
import { mountOrder } from './support/order-tags.js';
import { get, service, waitForText, type Attributes, type OrdersElement } from './support/page.js';
import { settle } from './support/until.js';

/** A title that does not fit into any line. */
const LONG = 'Arriving-on-a-Friday-that-nobody-knows-yet-'.repeat(3);

/** Every tag that shows orders, with long words in them. */
const SHOWS: readonly (readonly [OrdersTag, (attributes: Attributes) => Promise<OrdersElement>])[] = [
  ['orders-history', (attributes) => mountHistory(attributes)],
  ['orders-card', (attributes) => mountOrder('orders-card', attributes)],
  ['orders-detail', (attributes) => mountOrder('orders-detail', attributes)],
  [
    'orders-area',
    async (attributes) => {
      const area = await mountArea(attributes, { adapter: createMember() });
      await waitForText(findScreen(area) ?? area, 'Training shirt');
      return area;
    },
  ],
];

function addSheet(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.body.append(style);
}

/** Puts a tag into an element of the page with the layout `css`. */
async function putInto(css: string, element: Element): Promise<HTMLElement> {
  const container = document.createElement('div');
  container.style.cssText = css;
  document.body.append(container);
  container.append(element);
  await settle();
  return container;
}

/** What exceeds the tag on either side, in its screen as well. */
function listOverflow(element: Element): string[] {
  const { left, right } = element.getBoundingClientRect();
  const screen = findScreen(element);
  const nodes = [
    ...(element.shadowRoot?.querySelectorAll('*') ?? []),
    ...(screen?.shadowRoot?.querySelectorAll('*') ?? []),
  ];
  // Visually hidden text is clipped, and slots have no box of their own.
  const seen = nodes.filter((node) => node.getClientRects().length > 0 && !node.closest('.for-reader'));
  return seen.flatMap((node) => {
    const box = node.getBoundingClientRect();
    return box.left < left - 0.5 || box.right > right + 0.5 ? [`${node.localName}.${node.className.toString()}`] : [];
  });
}

for (const [tag, show] of SHOWS) {
  describe(`the box of <${tag}> belongs to the page`, () => {
    before(() => loadTag(tag));
    beforeEach(() => {
      const [order = createWireOrder()] = createWireOrders(1);
      const group = order.group.map((one) => ({ ...one, groupHeading: LONG }));
      service.answer(createMemberService([{ ...createWireOrder(), group }, ...createWireOrders(12)]));
    });

    it('hidden hides it, whatever display a sheet of the page sets', async () => {
      addSheet(`${tag} { display: flex } #strong { display: grid !important }`);
      const element = await show({ id: 'strong' });
      expect(getComputedStyle(element).display).to.equal('grid');
      element.hidden = true;
      expect([getComputedStyle(element).display, element.offsetHeight]).to.deep.equal(['none', 0]);
      element.hidden = false;
      expect(element.offsetHeight).to.be.greaterThan(100);
    });

    for (const display of ['none', 'inline-block', 'grid', 'contents']) {
      it(`style.display = "${display}" is applied`, async () => {
        const element = await show({});
        element.style.display = display;
        expect(getComputedStyle(element).display).to.equal(display);
      });
    }

    it('margins, borders and padding of the page are applied', async () => {
      addSheet(`${tag} { margin: 10px 20px; border: 5px solid; padding: 7px }`);
      const element = await show({});
      await putInto('width: 400px; border: 1px solid', element);
      const box = element.getBoundingClientRect();
      expect(box.width).to.equal(360);
      expect(get(element, '.root').getBoundingClientRect().left).to.equal(box.left + 12);
    });

    it('can be placed in a grid, and is as wide as its cell', async () => {
      const element = await show({});
      const container = await putInto('display: grid; grid-template-columns: 100px 320px; width: 600px', element);
      element.style.gridColumn = '2';
      const { left, width } = element.getBoundingClientRect();
      expect([left - container.getBoundingClientRect().left, width]).to.deep.equal([100, 320]);
    });

    for (const attributes of [
      { locale: 'en' },
      { locale: 'en-XA' },
      { locale: 'ar-XB' },
      { locale: 'en', kiosk: '' },
    ]) {
      it(`fits a column of 320 px: ${JSON.stringify(attributes)}`, async () => {
        const element = await show(attributes);
        await putInto('width: 320px', element);
        expect(listOverflow(element)).to.deep.equal([]);
        expect(element.scrollWidth).to.equal(320);
      });
    }

    it('in a scrolling box, it does not make the page around it longer', async () => {
      const element = await show({});
      await putInto('height: 200px; overflow: auto', element);
      const { scrollHeight, clientHeight } = document.documentElement;
      expect(scrollHeight).to.be.at.most(clientHeight);
      expect(element.offsetHeight).to.be.greaterThan(200);
    });
  });
}
