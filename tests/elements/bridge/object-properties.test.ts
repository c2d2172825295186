import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { expectSame } from '../support/expect-same.js';
import { findKnownOrder } from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { mount, service } from '../support/page.js';
import { loadPlain, type PlainTools } from '../support/plain.js';
import { settle } from '../support/until.js';

const TOKEN = 'secret-token-of-the-member';

/** Every attribute of every node, inside the tags, too, with all text. */
function readWholePage(root: Document | ShadowRoot = document): string {
  const nodes = [...root.querySelectorAll('*')].filter(({ localName }) => localName !== 'script');
  const own = nodes.flatMap((node) => [...node.attributes].map(({ name, value }) => `${name}=${value}`));
  const inner = nodes.flatMap(({ shadowRoot }) => (shadowRoot ? [readWholePage(shadowRoot)] : []));
  return [...own, root.textContent ?? '', ...inner].join('\n');
}

describe('an object property', () => {
  let plain: PlainTools;
  before(async () => {
    plain = await loadPlain();
    await loadTag();
  });

  it('never becomes an attribute', async () => {
    const element = await mount();
    element.adapter = { user: { id: 'm1' }, signIn: () => undefined };
    element.contact = { email: 'guest@example.com' };
    await settle();
    expect(element.getAttributeNames()).to.deep.equal([]);
    expect(element.outerHTML).to.equal('<orders-guest-lookup></orders-guest-lookup>');
  });

  it('is kept and given back by reference', async () => {
    const element = await mount();
    const adapter = { getAccessToken: () => TOKEN };
    const contact = Object.freeze({ email: 'guest@example.com' });
    Object.assign(element, { adapter, contact });
    await settle();
    expectSame(element.adapter, adapter, 'the adapter');
    expectSame(element.contact, contact, 'the contact');
  });

  it('with a token goes into the request and nowhere into the page', async () => {
    const element = await mount({}, { adapter: { getAccessToken: () => TOKEN, accessToken: TOKEN } });
    await findKnownOrder(element);
    expect(service.requests.map(({ headers }) => headers['authorization'])).to.deep.equal([`Bearer ${TOKEN}`]);
    expect(readWholePage()).to.include('Training shirt').and.not.include(TOKEN);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href])).not.to.include(
      TOKEN,
    );
  });

  it('is read anew for every call, so that a page may change its object or hand over another', async () => {
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

  it('is no attribute of a hand-written tag either, and comes back by reference', async () => {
    const element = await plain.mount();
    const adapter = { getAccessToken: () => TOKEN };
    Object.assign(element, { adapter });
    await settle();
    expect(element.getAttributeNames()).to.deep.equal([]);
    expectSame(plain.findScope(element)?.getAdapter(), adapter, 'the adapter');
    expectSame(Reflect.get(element, 'adapter'), adapter, 'the adapter');
  });
});
