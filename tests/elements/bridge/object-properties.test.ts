import { expect } from 'chai';
import type { OrdersTag } from '../../../elements/loaders.js';
import type { OrdersAdapter } from '../../../src/app/configuration/adapter.js';
import { getScreen, mountArea } from '../support/area.js';
import { loadTag } from '../support/built.js';
import { expectSame } from '../support/expect-same.js';
import { FORM_TAGS, mountForm } from '../support/form-tags.js';
import { findKnownOrder } from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { mount, placeTag, service, waitForText } from '../support/page.js';
import { loadPlain, type PlainTools } from '../support/plain.js';
import { KNOWN } from '../support/service.js';
import { settle } from '../support/until.js';

const TOKEN = 'secret-token-of-the-member';

/** Every attribute of every node, also inside the tags, with all text. */
function readWholePage(root: Document | ShadowRoot = document): string {
  const nodes = [...root.querySelectorAll('*')].filter(({ localName }) => localName !== 'script');
  const pairs = nodes.flatMap((node) => [...node.attributes].map(({ name, value }) => `${name}=${value}`));
  const inner = nodes.flatMap(({ shadowRoot }) => (shadowRoot ? [readWholePage(shadowRoot)] : []));
  return [...pairs, root.textContent ?? '', ...inner].join('\n');
}

/** Every tag with requests, and how it shows an order for a member with a token. */
const SHOWS: readonly (readonly [OrdersTag, (adapter: OrdersAdapter) => Promise<unknown>])[] = [
  [
    'orders-guest-lookup',
    async (adapter) => {
      const element = await mount({}, { adapter });
      await findKnownOrder(element);
    },
  ],
  ['orders-history', (adapter) => showOrder('orders-history', adapter)],
  ['orders-card', (adapter) => showOrder('orders-card', adapter)],
  ['orders-detail', (adapter) => showOrder('orders-detail', adapter)],
  [
    'orders-area',
    async (adapter) => {
      const area = await mountArea({}, { adapter });
      await waitForText(getScreen(area), 'Training shirt');
    },
  ],
];

async function showOrder(tag: OrdersTag, adapter: OrdersAdapter): Promise<void> {
  const attributes = tag === 'orders-history' ? {} : { 'order-number': KNOWN.orderNumber };
  await waitForText(placeTag(tag, { attributes, properties: { adapter } }), 'Training shirt');
}

describe('an object property with a token', () => {
  for (const [tag, show] of SHOWS) {
    it(`is sent in the requests of <${tag}> and appears nowhere in the page`, async () => {
      await loadTag(tag);
      await show({ getAccessToken: () => TOKEN, accessToken: TOKEN } as OrdersAdapter);
      await settle();
      expect(service.requests.length).to.be.greaterThan(0);
      for (const { headers } of service.requests) expect(headers['authorization']).to.equal(`Bearer ${TOKEN}`);
      expect(readWholePage()).to.include('Training shirt').and.not.include(TOKEN);
      expect(
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state]),
      ).not.to.include(TOKEN);
    });
  }
});

for (const row of FORM_TAGS) {
  describe(`an object property of <${row.tag}>`, () => {
    before(() => loadTag(row.tag));

    it('never becomes an attribute', async () => {
      const { element, screen } = await mountForm(row);
      const names = [element.getAttributeNames(), screen.getAttributeNames()];
      const markup = document.body.innerHTML;
      Object.assign(element, { adapter: { links: {}, signIn: () => undefined }, contact: { email: KNOWN.email } });
      await settle();
      expect([element.getAttributeNames(), screen.getAttributeNames()]).to.deep.equal(names);
      expect(document.body.innerHTML).to.equal(markup);
    });

    it('is stored and returned by reference, and passed on to the screen', async () => {
      const { element, screen } = await mountForm(row);
      const adapter = Object.freeze({ signIn: () => undefined });
      element.adapter = adapter;
      await settle();
      expectSame(element.adapter, adapter, 'the adapter');
      expectSame(screen.adapter, adapter, 'the adapter of the screen');
    });
  });
}

describe('an object property', () => {
  let plain: PlainTools;
  before(async () => {
    plain = await loadPlain();
    await loadTag();
  });

  it('is read again for every call, so that a page may change its object or set another', async () => {
    const adapter = { getAccessToken: () => 'first' };
    const element = await mount({}, { adapter });
    adapter.getAccessToken = () => 'second';
    await findKnownOrder(element);
    expect(service.requests[0]?.headers['authorization']).to.equal('Bearer second');
    element.adapter = { getAccessToken: () => 'third' };
    element.refresh();
    await settle();
    expect(service.requests[1]?.headers['authorization']).to.equal('Bearer third');
  });

  it('of a hand-written tag is no attribute either, and is returned by reference', async () => {
    const element = await plain.mount();
    const adapter = { getAccessToken: () => TOKEN };
    Object.assign(element, { adapter });
    await settle();
    expect(element.getAttributeNames()).to.deep.equal([]);
    expectSame(plain.findContext(element)?.getAdapter(), adapter, 'the adapter');
    expectSame(Reflect.get(element, 'adapter'), adapter, 'the adapter');
  });
});
