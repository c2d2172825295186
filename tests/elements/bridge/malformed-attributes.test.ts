import { expect } from 'chai';
import type { OrdersTag } from '../../../elements/loaders.js';
import { loadTag } from '../support/built.js';
import { waitForConsoleLines } from '../support/console-lines.js';
import { expectSame } from '../support/expect-same.js';
import { getDetails, listen } from '../support/heard-events.js';
import { FORM_TAGS, findInForm, mountForm, waitInForm } from '../support/form-tags.js';
import { getField, getValue, typeInto } from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { find, getText } from '../support/page.js';
import { loadPlain, type PlainTools } from '../support/plain.js';
import { settle, until } from '../support/until.js';

/** An invalid value, and the expected values that the console names. */
const MALFORMED = [
  ['country', 'usa', 'a two-letter country code, for example "us"'],
  ['locale', 'english please', 'a BCP 47 language tag, for example "en" or "zh-Hant"'],
  ['api-base', 'http://api.example', 'an https address or a path that begins with one slash'],
  ['api-base', '//api.example', 'an https address or a path that begins with one slash'],
  ['theme', 'sepia', 'one of "auto", "light", "dark"'],
  ['standalone', 'yes', 'the attribute alone, "true" or "false"'],
] as const;
/** The same for attributes of one tag only. */
const MALFORMED_BY_TAG: Readonly<Partial<Record<OrdersTag, readonly (readonly [string, string, string])[]>>> = {
  'orders-guest-lookup': [
    ['order-number', 'AB-12', '4 to 32 letters or digits, or what retailer.orderNumberPattern allows'],
  ],
  'orders-area': [
    ['routing', 'path', 'one of "history", "hash", "memory"'],
    ['base-path', '//shop.example', 'an https address or a path that begins with one slash'],
  ],
};

function toConfigError(name: string, tag: string): object {
  const code = `config-${name}-invalid`;
  return { code, severity: 'error', tag, retryable: false, docs: `docs/errors.md#${code}` };
}

for (const row of FORM_TAGS) {
  const { tag } = row;

  describe(`a malformed attribute of <${tag}>`, () => {
    before(() => loadTag(tag));

    for (const [name, value, expected] of [...MALFORMED, ...(MALFORMED_BY_TAG[tag] ?? [])]) {
      it(`at the first connect, ${name}="${value}", shows the configuration error, and is reported to page and console`, async () => {
        const events = listen(document);
        const element = row.placeTag({ [name]: value });
        await until(() => find(element, '[part=message]'), 'the configuration error');
        expect(findInForm(row, element, 'form') === null).to.equal(true);
        expect(getText(element)).to.include("This part of the page isn't working");
        expect(await waitForConsoleLines(1)).to.deep.equal([
          `error: <${tag}> ${name}="${value}" cannot be used: expected ${expected}.`,
        ]);
        expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([
          ['orders-error', toConfigError(name, tag)],
        ]);
      });
    }

    it('at the first connect is reported once for each attribute', async () => {
      const events = listen(document);
      const element = row.placeTag({ country: 'usa', theme: 'sepia' });
      await until(() => find(element, '[part=message]'), 'the configuration error');
      element.setAttribute('brand', 'Shop');
      await settle();
      const codes = getDetails(events, 'orders-error').map(({ code }) => code);
      expect(codes).to.deep.equal(['config-country-invalid', 'config-theme-invalid']);
      expect((await waitForConsoleLines(2)).length).to.equal(2);
    });

    it('that is corrected makes the form appear', async () => {
      const element = row.placeTag({ country: 'usa' });
      await until(() => find(element, '[part=message]'), 'the configuration error');
      await waitForConsoleLines(1);
      element.setAttribute('country', 'cn');
      await waitInForm(row, element, 'input[name=acceptsTerms]');
      expect(getText(element)).not.to.include("isn't working");
    });

    it('on a living tag keeps the last valid configuration and the typed text, and is reported', async () => {
      const events = listen(document);
      const { element, screen } = await mountForm(row, { country: 'cn' });
      await typeInto(screen, 'orderNumber', 'AB12');
      const field = getField(screen, 'orderNumber');
      element.setAttribute('country', 'china');
      await until(() => getDetails(events, 'orders-error').length > 0, 'the event');
      await settle();
      expect(getDetails(events, 'orders-error').map(({ code }) => code)).to.deep.equal(['config-country-invalid']);
      expect(await waitForConsoleLines(1)).to.deep.equal([
        `error: <${tag}> country="china" cannot be used: expected a two-letter country code, for example "us".`,
      ]);
      expectSame(getField(screen, 'orderNumber'), field, 'the field');
      expect(getValue(screen, 'orderNumber')).to.equal('AB12');
      expectSame(screen.shadowRoot?.activeElement, field, 'what has the focus');
      expect(Boolean(find(screen, 'input[name=acceptsTerms]'))).to.equal(true);
    });

    it('on a living tag is applied once corrected, and is reported again when it comes back', async () => {
      const events = listen(document);
      const { element } = await mountForm(row, { country: 'us' });
      element.setAttribute('country', 'china');
      await settle();
      element.setAttribute('country', 'cn');
      await waitInForm(row, element, 'input[name=acceptsTerms]');
      element.setAttribute('country', 'china');
      await settle();
      expect(getDetails(events, 'orders-error').length).to.equal(2);
      expect((await waitForConsoleLines(2)).length).to.equal(2);
    });
  });
}

describe('a malformed attribute', () => {
  let plain: PlainTools;
  before(async () => {
    plain = await loadPlain();
  });

  it('of a hand-written tag behaves the same, at first and later', async () => {
    const events = listen(document);
    const element = await plain.mount({ country: 'usa' });
    expect(plain.findContext(element)).to.equal(undefined);
    element.setAttribute('country', 'cn');
    const context = await until(() => plain.findContext(element), 'a scope');
    element.setAttribute('country', 'china');
    await settle();
    expectSame(plain.findContext(element), context, 'the scope');
    expect(context.settings.getState().configuration.country).to.equal('cn');
    expect(getDetails(events, 'orders-error').map(({ code, tag }) => [code, tag])).to.deep.equal([
      ['config-country-invalid', element.localName],
      ['config-country-invalid', element.localName],
    ]);
    const lines = await waitForConsoleLines(2);
    expect(lines.every((line) => line.includes(`<${element.localName}> country=`))).to.equal(true);
  });
});
