import { beforeEach, describe, expect, it, vi } from 'vitest';
import { names } from 'virtual:orders-locales';
import type { OrdersAdapter } from '../../../src/app/configuration/adapter.js';
import type { MessageId } from '../../../src/i18n/create-intl.js';
import { forgetPage } from '../../support/forget-page.js';
import { createElementTestContext } from '../../support/element-test-context.js';
import { answer, networkError, slow, type Reply } from '../../support/scripted-fetch.js';

/** A locale with one message, as the build compiles it. */
const toLocale = (title: string): object => ({ 'guestLookup.title': [{ type: 0, value: title }] });
const GERMAN = answer(200, toLocale('Bestellung finden'));

beforeEach(forgetPage);

/** A tag that loads a wording, and its state after everything has arrived. */
async function load(attributes: Readonly<Record<string, string>>, reply: Reply = GERMAN, adapter?: OrdersAdapter) {
  const tag = createElementTestContext({ properties: { adapter } });
  tag.platform.network.script(reply);
  tag.configure(attributes);
  const atOnce = tag.context.settings.getState().intl;
  await tag.platform.clock.pass(20_000);
  const { intl } = tag.context.settings.getState();
  if (!intl) throw new Error('There is no wording.');
  return { ...tag, atOnce, intl, files: tag.platform.network.requests.map(({ url }) => url.replace(/.*\/data\//, '')) };
}

describe('the wording of a tag', () => {
  it('is English at once, without a request', async () => {
    const { atOnce, files } = await load({});
    expect(atOnce?.t('guestLookup.title')).toBe('Find your order');
    expect(files).toEqual([]);
  });

  it('is fetched for another language, and is undefined until it arrives', async () => {
    const { atOnce, intl, files } = await load({ locale: 'de', country: 'de' }, slow(500, GERMAN));
    expect(atOnce).toBeUndefined();
    expect(intl.t('guestLookup.title')).toBe('Bestellung finden');
    expect(files).toEqual([expect.stringMatching(/^locale-de-[0-9a-f]{7}\.json$/)]);
  });

  it.each([
    [{ locale: 'de', country: 'de' }, 'de-DE', 'de'],
    [{ locale: 'de', country: 'at' }, 'de-AT', 'de'],
    [{ locale: 'de-CH', country: 'us' }, 'de-CH', 'de'],
    [{ locale: 'ja', country: 'jp' }, 'ja-JP', 'ja'],
    [{ locale: 'en', country: 'gb' }, 'en-GB', 'en-GB'],
    [{ locale: 'en-GB', country: 'de' }, 'en-GB', 'en-GB'],
    [{ locale: 'en', country: 'au' }, 'en-AU', 'en-AU'],
    [{ locale: 'en-US', country: 'gb' }, 'en-US', undefined],
    [{ locale: 'en', country: 'ie' }, 'en-IE', 'en-GB'],
    [{ locale: 'en-NZ', country: 'us' }, 'en-NZ', 'en-AU'],
    [{ locale: 'en', country: 'de' }, 'en-DE', undefined],
    [{ locale: 'es', country: 'mx' }, 'es-MX', 'es-MX'],
    [{ locale: 'es-MX', country: 'us' }, 'es-MX', 'es-MX'],
    [{ locale: 'es-AR', country: 'us' }, 'es-AR', 'es-MX'],
    [{ locale: 'pt-BR', country: 'us' }, 'pt-BR', 'pt-BR'],
    [{ locale: 'pt', country: 'pt' }, 'pt-PT', 'pt'],
    [{ locale: 'zh', country: 'tw' }, 'zh-TW', 'zh-Hant'],
    [{ locale: 'zh-HK', country: 'us' }, 'zh-HK', 'zh-Hant'],
    [{ locale: 'xx', country: 'de' }, 'en', undefined],
    [{ locale: 'en-XA', country: 'us' }, 'en-XA', 'en-XA'],
    [{ locale: 'ar-XB', country: 'us' }, 'ar-XB', 'ar-XB'],
  ])('for %j formats as %s and uses the file %s', async (attributes, locale, file) => {
    if (file !== undefined && ![...names, 'en-XA', 'ar-XB'].includes(file))
      throw new Error(`There is no locale ${file}.`);
    const { intl, files } = await load(attributes);
    expect(intl.locale).toBe(locale);
    expect(files.map((name) => name.replace(/^locale-|-[^-]{7}\.json$/g, ''))).toEqual(
      file === undefined ? [] : [file],
    );
  });

  it('is read from right to left if its script is', async () => {
    expect((await load({ locale: 'ar-XB' })).intl.direction).toBe('rtl');
    expect((await load({ locale: 'de' })).intl.direction).toBe('ltr');
  });

  it('falls back to English if another language cannot be loaded, and reports it once', async () => {
    const { intl, warnings, events } = await load({ locale: 'de' }, networkError);
    expect(intl.t('guestLookup.title')).toBe('Find your order');
    expect(warnings).toEqual([expect.stringContaining('"de"')]);
    expect(events).toEqual([
      {
        name: 'orders-error',
        detail: { code: 'locale-load', severity: 'warning', tag: 'orders-guest-lookup', retryable: true },
      },
    ]);
  });

  it('falls back to English for missing messages', async () => {
    const { intl } = await load({ locale: 'de' });
    expect(intl.t('guestLookup.submit')).toBe('Find order');
  });

  it('is the one requested last, whatever the order of arrival', async () => {
    const tag = createElementTestContext();
    tag.platform.network.script(slow(5_000, GERMAN), slow(100, answer(200, toLocale('注文を探す'))));
    tag.configure({ locale: 'de' });
    tag.configure({ locale: 'ja' });
    await tag.platform.clock.pass(10_000);
    expect(tag.context.settings.getState().intl?.t('guestLookup.title')).toBe('注文を探す');
  });
});

describe("the page's own wording", () => {
  const format = (messages: unknown) => load({}, GERMAN, { messages } as OrdersAdapter);

  it('overrides the built-in wording, for the locale in use', async () => {
    const locales: string[] = [];
    const { intl } = await format((locale: string) => {
      locales.push(locale);
      return { 'guestLookup.title': 'Where is it?' };
    });
    expect(intl.t('guestLookup.title')).toBe('Where is it?');
    expect(intl.t('guestLookup.submit')).toBe('Find order');
    expect(locales).toEqual(['en-US']);
  });

  it('is applied when it arrives late or changes; equal messages change nothing', async () => {
    const tag = await load({});
    const adapter = (title: string) => ({ messages: () => ({ 'guestLookup.title': title }) });
    const draw = (next: unknown) => {
      tag.setProperty('adapter', next);
      tag.configure({});
      return tag.context.settings.getState().intl;
    };
    const first = draw(adapter('Where is it?'));
    expect(first?.t('guestLookup.title')).toBe('Where is it?');
    expect(draw(adapter('Where is it?'))).toBe(first);
    expect(draw(adapter('And now?'))?.t('guestLookup.title')).toBe('And now?');
    expect(draw(undefined)?.t('guestLookup.title')).toBe('Find your order');
  });

  it.each([
    ['nothing', () => undefined],
    ['null', () => null],
    ['a promise', () => Promise.resolve({ 'guestLookup.title': 'late' })],
    ['a text', () => 'text'],
    ['a list', () => ['text']],
    ['a list of values that are no texts', () => ({ 'guestLookup.title': 7, 'guestLookup.submit': null })],
  ])('that is %s leaves the built-in wording', async (_what, messages) => {
    const { intl, warnings } = await format(messages);
    expect([intl.t('guestLookup.title'), intl.t('guestLookup.submit')]).toEqual(['Find your order', 'Find order']);
    expect(warnings).toEqual([]);
  });

  it('that throws leaves the built-in wording and is reported in the console', async () => {
    const { intl, warnings } = await format(() => {
      throw new Error('no wording');
    });
    expect(intl.t('guestLookup.title')).toBe('Find your order');
    expect(warnings).toEqual([expect.stringContaining('adapter.messages')]);
  });

  it('with hostile keys pollutes no prototype', async () => {
    const hostile = '{"__proto__":{"polluted":true},"constructor":"x","guestLookup.title":"Hello"}';
    const { intl } = await format(() => JSON.parse(hostile) as unknown);
    expect(intl.t('guestLookup.title')).toBe('Hello');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('the wording of a lazy view', () => {
  // An invented id for each test, because the texts that any test adds stay.
  const toId = (name: string) => `invented.${name}` as MessageId;
  const toModule = (id: MessageId, text: string, styles: readonly string[] = []) => ({
    english: { [id]: text },
    styles,
  });

  it('extends the formatters that its tag has, together with its style sheets', async () => {
    const tag = await load({ locale: 'de' });
    const id = toId('first');
    expect(tag.intl.t(id)).toBe(id);
    tag.context.addLazyModule(toModule(id, 'Are you still there?', ['.card {}']));
    expect(tag.intl.t(id)).toBe('Are you still there?');
    expect(tag.intl.t('guestLookup.title')).toBe('Bestellung finden');
    expect(tag.sheets).toEqual(['.card {}']);
  });

  it('changes no settings, so that nothing renders again', async () => {
    const tag = await load({ locale: 'de' });
    const notify = vi.fn();
    tag.context.settings.subscribe(notify);
    tag.context.addLazyModule(toModule(toId('second'), 'Continue'));
    expect(notify).not.toHaveBeenCalled();
    tag.context.settings.setState({ market: undefined });
    expect(notify).toHaveBeenCalledOnce();
  });

  it('is not lost if it arrives before the main wording', async () => {
    const tag = createElementTestContext();
    tag.platform.network.script(slow(500, GERMAN));
    tag.configure({ locale: 'de' });
    await vi.dynamicImportSettled();
    const id = toId('third');
    tag.context.addLazyModule(toModule(id, 'End session'));
    await tag.platform.clock.pass(500);
    expect(tag.context.settings.getState().intl?.t(id)).toBe('End session');
  });
});
