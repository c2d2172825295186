import { expect } from 'chai';
import { loadTag, setFault } from '../support/built.js';
import { takeConsoleLines, waitForConsoleLines } from '../support/console-lines.js';
import { getDetails, listen } from '../support/heard-events.js';
import { getSubmit, getValue, submit, typeInto } from '../support/lookup-form.js';
import { afterEach, before, describe, it } from '../support/mocha.js';
import { find, get, getText, mount } from '../support/page.js';
import { settle, until } from '../support/until.js';

const TAG = 'orders-guest-lookup';

function readRoot(element: Element): { lang: string; dir: string } {
  const { lang, dir } = get(element, '.root');
  return { lang, dir };
}

describe('the wording', () => {
  before(() => loadTag());
  afterEach(() => setFault({ file: 'none', kind: 'none' }));

  it('is English at once, without a request, with the country of the tag', async () => {
    const element = await mount({ country: 'de' });
    expect(readRoot(element)).to.deep.equal({ lang: 'en-DE', dir: 'ltr' });
    expect(get(element, 'h2').textContent).to.equal('Find your order');
    const entries = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/data/locale-'));
    expect(entries).to.deep.equal([]);
  });

  it('en-XA has accents everywhere: no text of the form is hard-coded', async () => {
    const element = await mount({ locale: 'en-XA', country: 'cn', flags: 'enableSmsLookup' });
    await until(() => readRoot(element).lang === 'en-XA', 'the accents');
    const texts = [...(element.shadowRoot?.querySelectorAll('h2, p, label, button, a') ?? [])].map(
      ({ textContent }) => textContent,
    );
    expect(texts.length).to.be.greaterThan(8);
    expect(texts.filter((text) => !/[^\u0000-\u007f]/.test(text))).to.deep.equal([]);
  });

  it('ar-XB runs from right to left, and mirrors the form', async () => {
    const element = await mount({ locale: 'ar-XB' });
    expect(readRoot(element)).to.deep.equal({ lang: 'ar-XB', dir: 'rtl' });
    expect(getText(element)).to.include('\u202e');
    expect(getComputedStyle(get(element, 'input[name=orderNumber]')).direction).to.equal('rtl');
    expect(getComputedStyle(get(element, 'input[name=email]')).direction).to.equal('ltr');
  });

  it('of another language applies to later content too: the order that was found', async () => {
    const element = await mount({ locale: 'de' });
    expect(get(element, 'h2').textContent).not.to.equal('Find your order');
    await findInAnyLanguage(element);
    expect(getText(element)).not.to.include('We found your order');
  });

  it('whose file is missing falls back to English, and is reported in the console and to the page', async () => {
    await setFault({ file: 'locale-ar-XB', kind: 'missing' });
    const events = listen(document);
    const element = await mount({ locale: 'ar-XB' });
    expect(get(element, 'h2').textContent).to.equal('Find your order');
    expect(readRoot(element).dir).to.equal('ltr');
    const lines = await waitForConsoleLines(1);
    expect(lines.length).to.equal(1);
    expect(lines[0]).to.include(`error: <${TAG}> could not load the wording of "ar-XB" and shows English.`);
    expect(getDetails(events, 'orders-error')).to.deep.equal([
      { code: 'locale-load', severity: 'warning', tag: TAG, retryable: true },
    ]);
  });

  it('that could not be loaded is requested again by the next tag', async () => {
    await setFault({ file: 'locale-ar-XB', kind: 'missing' });
    await mount({ locale: 'ar-XB' });
    await waitForConsoleLines(1);
    await setFault({ file: 'locale-ar-XB', kind: 'none' });
    const element = await mount({ locale: 'ar-XB' });
    await until(() => readRoot(element).dir === 'rtl', 'the wording');
  });

  it('changes on a living tag back and forth, and the typed text stays', async () => {
    const element = await mount();
    await typeInto(element, 'orderNumber', 'AB12');
    element.locale = 'ar-XB';
    await until(() => readRoot(element).dir === 'rtl', 'right to left');
    expect(getValue(element, 'orderNumber')).to.equal('AB12');
    element.locale = null;
    await until(() => readRoot(element).dir === 'ltr', 'left to right');
    expect(getValue(element, 'orderNumber')).to.equal('AB12');
    expect(get(element, 'h2').textContent).to.equal('Find your order');
  });

  it('that is requested last is shown, even if the one before arrives later', async () => {
    const element = await mount();
    element.locale = 'ar-XB';
    await Promise.resolve();
    element.locale = 'en';
    await settle();
    await settle();
    expect(readRoot(element)).to.deep.equal({ lang: 'en-US', dir: 'ltr' });
  });
});

describe('the wording of the page', () => {
  before(() => loadTag());

  it('replaces single texts, in the displayed language', async () => {
    const locales: string[] = [];
    const messages = (locale: string): Record<string, string> => {
      locales.push(locale);
      return { 'guestLookup.title': 'Where is my parcel?' };
    };
    const element = await mount({ country: 'de' }, { adapter: { messages } });
    expect(get(element, 'h2').textContent).to.equal('Where is my parcel?');
    expect(getSubmit(element).textContent).to.equal('Find order');
    expect(locales).to.include('en-DE');
  });

  it('is applied from an adapter that is set after the tag was added', async () => {
    const element = await mount();
    element.adapter = { messages: () => ({ 'guestLookup.title': 'Where is my parcel?' }) };
    await until(() => get(element, 'h2').textContent === 'Where is my parcel?', 'the words of the page');
    element.adapter = {};
    await until(() => get(element, 'h2').textContent === 'Find your order', 'our own words');
  });

  it('applies to later content too, with its placeholders filled in', async () => {
    const messages = () => ({ 'order.number': 'Parcel no. {number}!', 'lookupAnswer.found': 'Here it is' });
    const element = await mount({}, { adapter: { messages } });
    await fillAndSend(element);
    await until(() => getText(element).includes('Parcel no. US10000001!'), 'the words of the page');
    expect(get(element, 'h2').textContent).to.equal('Here it is');
  });

  it('is plain text', async () => {
    const messages = () => ({
      'guestLookup.title': '<img src=x onerror="window.wasRun = true"><b>Bold</b>',
      'guestLookup.submit': 'Find {unknown}',
      'guestLookup.email': "It''s {{ <0>",
    });
    const element = await mount({}, { adapter: { messages } });
    expect(get(element, 'h2').textContent).to.include('<b>Bold</b>');
    expect(getText(element)).to.include("It''s {{ <0>");
    expect(find(element, 'h2 b, h2 img') === null).to.equal(true);
    expect(getSubmit(element).textContent, 'a placeholder that has no value gives way to our words').to.equal(
      'Find order',
    );
    expect(Reflect.has(window, 'wasRun')).to.equal(false);
  });

  it('that throws or is invalid leaves the built-in one, and is reported once in the console', async () => {
    const throwing = await mount(
      {},
      {
        adapter: {
          messages: () => {
            throw new Error('no words');
          },
        },
      },
    );
    expect(get(throwing, 'h2').textContent).to.equal('Find your order');
    expect(takeConsoleLines()).to.deep.equal([`error: <${TAG}> adapter.messages("en-US") threw. Error: no words`]);
    for (const messages of [() => undefined, () => null, () => ({ 'guestLookup.title': 7 })]) {
      const element = await mount({}, { adapter: { messages } });
      expect(get(element, 'h2').textContent).to.equal('Find your order');
    }
  });
});

async function fillAndSend(element: Element): Promise<void> {
  await typeInto(element, 'orderNumber', 'US10000001');
  await typeInto(element, 'email', 'guest@example.com');
  await submit(element);
}

async function findInAnyLanguage(element: Element): Promise<void> {
  await fillAndSend(element);
  await until(() => find(element, '[part~=card]'), 'the order');
}
