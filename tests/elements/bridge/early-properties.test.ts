import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { expectSame } from '../support/expect-same.js';
import { FORM_TAGS, mountForm, waitInForm } from '../support/form-tags.js';
import { before, describe, it } from '../support/mocha.js';
import { find, get } from '../support/page.js';
import { loadPlain, type PlainTools } from '../support/plain.js';
import { until } from '../support/until.js';

describe('a property set before the tag is defined', () => {
  let plain: PlainTools;
  before(async () => {
    plain = await loadPlain();
  });

  // Must be the first tests of this page, because a tag can be defined only once.
  for (const row of FORM_TAGS) {
    it(`is applied when <${row.tag}> is defined, primitives and objects alike, on elements already in the page`, async () => {
      expect(customElements.get(row.tag)).to.equal(undefined);
      const adapter = { links: { termsOfUse: 'https://shop.example/our-terms' } };
      const element = row.placeTag({}, { country: 'cn', kiosk: true, adapter });

      await loadTag(row.tag);
      const screen = await waitInForm(row, element, 'label a');
      expect(get<HTMLAnchorElement>(screen, 'label a').href).to.equal('https://shop.example/our-terms');
      expect(Boolean(find(screen, '.root.is-kiosk'))).to.equal(true);
      expectSame(element.adapter, adapter, 'the adapter');
      expect([element.getAttribute('country'), element.getAttribute('kiosk')]).to.deep.equal(['cn', '']);
    });

    it(`overrides an attribute of <${row.tag}> of the same name, because the page set it later`, async () => {
      const { element, screen } = await mountForm(row, { country: 'us' }, { country: 'cn' });
      expect(element.getAttribute('country')).to.equal('cn');
      expect(Boolean(find(screen, 'input[name=acceptsTerms]'))).to.equal(true);
    });
  }

  it('no longer hides the accessor afterwards', async () => {
    const tag = plain.getFreshName();
    const element = plain.placePlain(tag);
    Object.assign(element, { orderNumber: 'AB12', adapter: { user: { id: 'm1' } } });
    plain.define(tag);
    await until(() => plain.findContext(element), 'the first drawing');
    expect(Object.keys(element)).not.to.include('orderNumber');
    expect(Object.keys(element)).not.to.include('adapter');

    Object.assign(element, { orderNumber: 'CD34' });
    expect(element.getAttribute('order-number')).to.equal('CD34');
    await until(() => plain.findContext(element)?.settings.getState().configuration.orderNumber === 'CD34', 'CD34');
  });

  it("is passed by reference: the tag reads the page's changes inside its object", async () => {
    const tag = plain.getFreshName();
    const adapter: Record<string, unknown> = { user: null };
    const element = plain.placePlain(tag);
    Object.assign(element, { adapter });
    plain.define(tag);
    const context = await until(() => plain.findContext(element), 'the first drawing');
    expectSame(context.getAdapter(), adapter, 'the adapter');
    adapter['user'] = { id: 'm2' };
    expect(context.getAdapter()?.user?.id).to.equal('m2');
  });
});
