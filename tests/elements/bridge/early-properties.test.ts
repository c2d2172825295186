import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { expectSame } from '../support/expect-same.js';
import { before, describe, it } from '../support/mocha.js';
import { find, mount, type GuestLookupElement } from '../support/page.js';
import { loadPlain, type PlainTools } from '../support/plain.js';
import { until } from '../support/until.js';

describe('a property set before the tag is defined', () => {
  let plain: PlainTools;
  before(async () => {
    plain = await loadPlain();
  });

  // The first test of this page, because a tag can be defined only once.
  it('is applied when the tag is defined, primitives and objects alike, on elements that stand in the page already', async () => {
    const element = document.createElement('orders-guest-lookup') as GuestLookupElement;
    const adapter = { links: { termsOfUse: 'https://shop.example/our-terms' } };
    Object.assign(element, { country: 'cn', orderNumber: 'CN12345', adapter });
    document.body.append(element);
    expect(customElements.get('orders-guest-lookup')).to.equal(undefined);

    await loadTag();
    const link = await until(() => find<HTMLAnchorElement>(element, 'label a'), 'the terms of China');
    expect(link.href).to.equal('https://shop.example/our-terms');
    expect(find<HTMLInputElement>(element, 'input[name=orderNumber]')?.value).to.equal('CN12345');
    expectSame(element.adapter, adapter, 'the adapter');
    expect(element.getAttribute('country')).to.equal('cn');
  });

  it('no longer hides the accessor afterwards', async () => {
    const tag = plain.getFreshName();
    const element = plain.place(tag);
    Object.assign(element, { orderNumber: 'AB12', adapter: { user: { id: 'm1' } } });
    plain.define(tag);
    await until(() => plain.findScope(element), 'the first drawing');
    expect(Object.keys(element)).not.to.include('orderNumber');
    expect(Object.keys(element)).not.to.include('adapter');

    Object.assign(element, { orderNumber: 'CD34' });
    expect(element.getAttribute('order-number')).to.equal('CD34');
    await until(() => plain.findScope(element)?.settings.getState().configuration.orderNumber === 'CD34', 'CD34');
  });

  it('is given on by reference: what the page changes in its object is what the tag reads', async () => {
    const tag = plain.getFreshName();
    const adapter: Record<string, unknown> = { user: null };
    const element = plain.place(tag);
    Object.assign(element, { adapter });
    plain.define(tag);
    const scope = await until(() => plain.findScope(element), 'the first drawing');
    expectSame(scope.getAdapter(), adapter, 'the adapter');
    adapter['user'] = { id: 'm2' };
    expect(scope.getAdapter()?.user?.id).to.equal('m2');
  });

  it('wins over an attribute of the same name, as the later word of the page', async () => {
    const element = await mount({ country: 'us' }, { country: 'cn' });
    expect(element.getAttribute('country')).to.equal('cn');
    expect(Boolean(find(element, 'input[name=acceptsTerms]'))).to.equal(true);
  });
});
