import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { waitForConsoleLines } from '../support/console-lines.js';
import { expectSame } from '../support/expect-same.js';
import { getDetails, listen } from '../support/heard-events.js';
import { getField, getValue, typeInto } from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { find, getText, mount, place } from '../support/page.js';
import { loadPlain, type PlainTools } from '../support/plain.js';
import { settle, until } from '../support/until.js';

const TAG = 'orders-guest-lookup';
/** A value that cannot be used, and what the console says was expected. */
const MALFORMED = [
  ['country', 'usa', 'a two-letter country code, for example "us"'],
  ['locale', 'english please', 'a BCP 47 language tag, for example "en" or "zh-Hant"'],
  ['api-base', 'http://api.example', 'an https address or a path that begins with one slash'],
  ['api-base', '//api.example', 'an https address or a path that begins with one slash'],
  ['theme', 'sepia', 'one of "auto", "light", "dark"'],
  ['standalone', 'yes', 'the attribute alone, "true" or "false"'],
  ['order-number', 'AB-12', '4 to 32 letters or digits'],
] as const;

describe('a malformed attribute', () => {
  let plain: PlainTools;
  before(async () => {
    plain = await loadPlain();
    await loadTag();
  });

  for (const [name, value, expected] of MALFORMED) {
    it(`at the first connect, ${name}="${value}", shows the configuration error, and tells page and console`, async () => {
      const heard = listen(document);
      const element = place({ [name]: value });
      await until(() => find(element, '[part=message]'), 'the configuration error');
      expect(Boolean(find(element, 'form'))).to.equal(false);
      expect(getText(element)).to.include("This part of the page isn't set up correctly");
      expect(await waitForConsoleLines(1)).to.deep.equal([
        `error: <${TAG}> ${name}="${value}" cannot be used: expected ${expected}.`,
      ]);
      expect(heard.map(({ type, detail }) => [type, detail])).to.deep.equal([
        ['orders-error', { code: `config-${name}-invalid`, severity: 'error', tag: TAG, retryable: false }],
      ]);
    });
  }

  it('at the first connect is reported once for each attribute', async () => {
    const heard = listen(document);
    const element = place({ country: 'usa', theme: 'sepia' });
    await until(() => find(element, '[part=message]'), 'the configuration error');
    element.setAttribute('brand', 'Shop');
    await settle();
    const codes = getDetails(heard, 'orders-error').map(({ code }) => code);
    expect(codes).to.deep.equal(['config-country-invalid', 'config-theme-invalid']);
    expect((await waitForConsoleLines(2)).length).to.equal(2);
  });

  it('that is mended lets the form appear', async () => {
    const element = place({ country: 'usa' });
    await until(() => find(element, '[part=message]'), 'the configuration error');
    await waitForConsoleLines(1);
    element.setAttribute('country', 'cn');
    await until(() => find(element, 'input[name=acceptsTerms]'), 'the form of China');
    expect(getText(element)).not.to.include("isn't set up correctly");
  });

  it('on a living tag keeps the last good configuration and all that was typed, and is reported', async () => {
    const heard = listen(document);
    const element = await mount({ country: 'cn' });
    await typeInto(element, 'orderNumber', 'AB12');
    const field = getField(element, 'orderNumber');
    element.setAttribute('country', 'china');
    await until(() => getDetails(heard, 'orders-error').length > 0, 'the event');
    await settle();
    expect(getDetails(heard, 'orders-error').map(({ code }) => code)).to.deep.equal(['config-country-invalid']);
    expect(await waitForConsoleLines(1)).to.deep.equal([
      `error: <${TAG}> country="china" cannot be used: expected a two-letter country code, for example "us".`,
    ]);
    expectSame(getField(element, 'orderNumber'), field, 'the field');
    expect(getValue(element, 'orderNumber')).to.equal('AB12');
    expectSame(element.shadowRoot?.activeElement, field, 'what has the focus');
    expect(Boolean(find(element, 'input[name=acceptsTerms]'))).to.equal(true);
  });

  it('on a living tag that is mended is taken over, and reported again when it comes back', async () => {
    const heard = listen(document);
    const element = await mount({ country: 'us' });
    element.setAttribute('country', 'china');
    await settle();
    element.setAttribute('country', 'cn');
    await until(() => find(element, 'input[name=acceptsTerms]'), 'the form of China');
    element.setAttribute('country', 'china');
    await settle();
    expect(getDetails(heard, 'orders-error').length).to.equal(2);
    expect((await waitForConsoleLines(2)).length).to.equal(2);
  });

  it('of a hand-written tag behaves the same, at first and later', async () => {
    const heard = listen(document);
    const element = await plain.mount({ country: 'usa' });
    expect(plain.findScope(element)).to.equal(undefined);
    element.setAttribute('country', 'cn');
    const scope = await until(() => plain.findScope(element), 'a scope');
    element.setAttribute('country', 'china');
    await settle();
    expectSame(plain.findScope(element), scope, 'the scope');
    expect(scope.settings.getState().configuration.country).to.equal('cn');
    expect(getDetails(heard, 'orders-error').map(({ code, tag }) => [code, tag])).to.deep.equal([
      ['config-country-invalid', element.localName],
      ['config-country-invalid', element.localName],
    ]);
    const lines = await waitForConsoleLines(2);
    expect(lines.every((line) => line.includes(`<${element.localName}> country=`))).to.equal(true);
  });
});
