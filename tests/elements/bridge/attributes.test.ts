import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { expectSame } from '../support/expect-same.js';
import { FORM_TAGS, findInForm, mountForm, waitInForm } from '../support/form-tags.js';
import { getField, getValue, typeInto } from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { find, get, mount, type OrdersElement } from '../support/page.js';
import { loadPlain, type PlainTools } from '../support/plain.js';
import { settle, until } from '../support/until.js';

/** Each visible attribute, as the page writes it, and its visible effect. */
const SHOWN = [
  { name: 'country', value: 'cn', selector: 'input[name=acceptsTerms]' },
  { name: 'flags', value: 'enableSmsLookup other', selector: '.form-part button' },
  { name: 'standalone', value: '', selector: '.root.is-standalone' },
  { name: 'kiosk', value: '', selector: '.root.is-kiosk' },
  { name: 'theme', value: 'dark', selector: '.root.theme-dark' },
  { name: 'locale', value: 'de', selector: '.root[lang=de-US]' },
] as const;
const MANY = [
  ['locale', 'de'],
  ['theme', 'dark'],
  ['standalone', ''],
  ['brand', 'Shop'],
] as const;

/** Counts how often a tag renders from now on. */
function countDrawings(element: OrdersElement): { count: number } {
  const drawings = { count: 0 };
  const drawn = element as OrdersElement & { present(presentation: unknown): void };
  const present = drawn.present.bind(element);
  drawn.present = (presentation) => {
    drawings.count += 1;
    present(presentation);
  };
  return drawings;
}

for (const row of FORM_TAGS) {
  describe(`an attribute of <${row.tag}>`, () => {
    before(() => loadTag(row.tag));

    for (const { name, value, selector } of SHOWN) {
      it(`${name}: removed, it is reset and the tag renders again`, async () => {
        const { element } = await mountForm(row, { [name]: value });
        await waitInForm(row, element, selector);
        element.removeAttribute(name);
        await until(() => findInForm(row, element, `form`) && !findInForm(row, element, selector), `no ${selector}`);
      });
    }

    for (const { name, value, selector } of SHOWN.filter(({ value }) => value !== '')) {
      it(`${name}: emptied, it is reset and the tag renders again`, async () => {
        const { element } = await mountForm(row, { [name]: value });
        await waitInForm(row, element, selector);
        element.setAttribute(name, '');
        await until(() => findInForm(row, element, `form`) && !findInForm(row, element, selector), `no ${selector}`);
      });
    }

    for (const [written, isOn] of [
      ['', true],
      ['true', true],
      ['false', false],
    ] as const) {
      it(`standalone="${written}" is ${isOn}`, async () => {
        const { element, screen } = await mountForm(row, { standalone: written });
        expect(element.standalone).to.equal(isOn);
        for (const tag of [element, screen]) {
          expect(get(tag, '.root').classList.contains('is-standalone'), tag.localName).to.equal(isOn);
        }
      });
    }

    it('standalone is set by its property, and removed by false', async () => {
      const { element } = await mountForm(row, {}, { standalone: true });
      expect(element.getAttribute('standalone')).to.equal('');
      await waitInForm(row, element, '.is-standalone');
      element.standalone = false;
      expect(element.hasAttribute('standalone')).to.equal(false);
      await until(() => !findInForm(row, element, '.is-standalone'), 'no longer standalone');
    });

    it('is removed by its property set to null or undefined', async () => {
      const { element } = await mountForm(row, { country: 'cn', theme: 'dark' });
      element.country = null;
      element.theme = undefined;
      expect([element.hasAttribute('country'), element.hasAttribute('theme')]).to.deep.equal([false, false]);
      await until(
        () => findInForm(row, element, 'form') && !findInForm(row, element, 'input[name=acceptsTerms], .theme-dark'),
        'the rules of the default country, and the theme of the page',
      );
    });

    it('flags: a list of names is written with spaces and read back as a list', async () => {
      const { element } = await mountForm(row, {}, { flags: ['enableSmsLookup', 'other'] });
      expect(element.getAttribute('flags')).to.equal('enableSmsLookup other');
      expect(element.flags).to.deep.equal(['enableSmsLookup', 'other']);
      await waitInForm(row, element, '.form-part button');
    });

    it('of the language: changed on a living tag, it keeps the typed text, the node and the focus', async () => {
      const { element, screen } = await mountForm(row);
      await typeInto(screen, 'orderNumber', 'AB12');
      const field = getField(screen, 'orderNumber');
      element.setAttribute('locale', 'de');
      await waitInForm(row, element, '.root[lang=de-US]');
      expectSame(getField(screen, 'orderNumber'), field, 'the field');
      expect(field.value).to.equal('AB12');
      expectSame(screen.shadowRoot?.activeElement, field, 'what has the focus');
    });

    it('renders once together with many others, after the last of them', async () => {
      const { element, screen } = await mountForm(row);
      await settle();
      const drawings = countDrawings(element);
      for (const [name, value] of MANY) element.setAttribute(name, value);
      Object.assign(element, { flags: ['a'], adapter: {} });
      expect(drawings.count, 'in the same task').to.equal(0);
      await Promise.resolve();
      await Promise.resolve();
      expect(drawings.count, 'after a microtask').to.equal(1);
      await settle();
      expect(drawings.count, 'later').to.equal(1);
      expect(Boolean(find(screen, '.root.theme-dark.is-standalone'))).to.equal(true);
    });
  });
}

describe('an attribute of one tag only', () => {
  before(() => loadTag());

  it('order-number: removed, its number is cleared from the field too', async () => {
    const element = await mount({ 'order-number': 'AB12' });
    expect(getValue(element, 'orderNumber')).to.equal('AB12');
    element.removeAttribute('order-number');
    await until(() => getValue(element, 'orderNumber') === '', 'an empty field');
  });

  it('order-number: removed, a number that the shopper typed stays', async () => {
    const element = await mount({ 'order-number': 'AB12' });
    await typeInto(element, 'orderNumber', 'CD34');
    element.removeAttribute('order-number');
    await settle();
    expect(getValue(element, 'orderNumber')).to.equal('CD34');
  });

  it('order-number: changed, the field shows the new number', async () => {
    const element = await mount({ 'order-number': 'AB12' });
    element.setAttribute('order-number', 'EF56');
    await until(() => getValue(element, 'orderNumber') === 'EF56', 'the new number');
  });
});

describe('many attributes at once', () => {
  let plain: PlainTools;
  before(async () => {
    plain = await loadPlain();
  });

  it('render once, after the last of them', async () => {
    const element = await plain.mount();
    expect(element.presentations.length).to.equal(1);
    element.setAttribute('country', 'jp');
    element.setAttribute('locale', 'ja');
    element.setAttribute('theme', 'dark');
    element.setAttribute('standalone', '');
    Object.assign(element, { brand: 'Shop', flags: ['a'], adapter: {}, orderNumber: 'AB12' });
    expect(element.presentations.length, 'in the same task').to.equal(1);
    await Promise.resolve();
    await Promise.resolve();
    expect(element.presentations.length, 'after a microtask').to.equal(2);
    await settle();
    expect(element.presentations.length, 'later').to.equal(2);
    const { configuration } = plain.findContext(element)?.settings.getState() ?? {};
    expect(configuration?.brand).to.equal('Shop');
    expect(configuration?.orderNumber).to.equal('AB12');
  });

  it('do not render while the element is disconnected', async () => {
    const tag = plain.getFreshName();
    plain.define(tag);
    const element = plain.placePlain(tag);
    element.remove();
    for (const value of ['AB12', 'CD34', 'EF56']) {
      element.setAttribute('order-number', value);
      await settle();
    }
    expect(element.presentations.length).to.equal(0);
    document.body.append(element);
    await until(() => element.presentations.length === 1, 'the first drawing');
    expect(plain.findContext(element)?.settings.getState().configuration.orderNumber).to.equal('EF56');
  });

  it('render once more when an object property is set to the same object, which may have changed inside', async () => {
    const element = await plain.mount();
    const adapter = {};
    Object.assign(element, { adapter });
    await settle();
    const drawn = element.presentations.length;
    Object.assign(element, { adapter });
    await settle();
    expect(element.presentations.length).to.equal(drawn + 1);
  });
});
