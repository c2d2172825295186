import { describe, expect, it } from 'vitest';
import { compileMessages } from '../../scripts/compile-messages.js';
import { listLocales, readLocale } from '../../scripts/data-files.js';
import { createIntl, findLocale, type MessageId } from '../../src/i18n/create-intl.js';
import { markets, partialMarkets } from '../../src/markets/index.js';

const TEXTS = [
  'orderDetail.taxes',
  'orderDetail.duties',
  'orderDetail.includedTaxes',
  'returnOrder.withTaxes',
] as const satisfies readonly MessageId[];
const english = compileMessages(readLocale('en'));

/** The words of a market in a language, as the tag finds them: the language, with the market's country as its region. */
function readWords(language: string, country: string) {
  const locale = findLocale(language.includes('-') ? language : `${language}-${country.toUpperCase()}`, listLocales());
  const intl = createIntl({ locale, messages: compileMessages(readLocale(locale)), english: [english] });
  const tax = { ...markets.default, ...partialMarkets[country], ...markets[country] }.tax;
  return TEXTS.map((id) => intl.t(id, { tax, amount: '9' }));
}

describe('the word for a tax', () => {
  it.each([
    ['en', 'us', 'Taxes', 'Includes 9 in taxes', 'Includes tax'],
    ['en', 'de', 'Taxes', 'Includes 9 in taxes', 'Includes tax'],
    ['en', 'gb', 'VAT', 'Includes 9 VAT', 'Includes VAT'],
    ['en', 'ie', 'VAT', 'Includes 9 VAT', 'Includes VAT'],
    ['en', 'za', 'VAT', 'Includes 9 VAT', 'Includes VAT'],
    ['en', 'nz', 'GST', 'Includes 9 GST', 'Includes GST'],
    ['en', 'in', 'GST', 'Includes 9 GST', 'Includes GST'],
    ['en', 'my', 'Taxes', 'Includes 9 in taxes', 'Includes tax'],
    ['en-GB', 'us', 'Taxes', 'Includes 9 in taxes', 'Includes tax'],
    ['es', 'es', 'IVA', 'IVA incluido: 9', 'IVA incluido'],
    ['es', 'mx', 'IVA', 'IVA incluido: 9', 'IVA incluido'],
    ['es', 'ar', 'IVA', 'IVA incluido: 9', 'IVA incluido'],
    ['es', 'us', 'Impuestos', 'Impuestos incluidos: 9', 'Impuestos incluidos'],
    ['fr', 'fr', 'TVA', 'Dont 9 de TVA', 'TVA incluse'],
    ['fr', 'ca', 'Taxes', 'Dont 9 de taxes', 'Taxes incluses'],
    ['fr', 'jp', 'Taxes', 'Dont 9 de taxes', 'Taxes incluses'],
    ['de', 'ch', 'MwSt.', 'Inkl. 9 MwSt.', 'Inkl. MwSt.'],
    ['de', 'us', 'Steuern', 'Inkl. 9 Steuern', 'Inkl. Steuern'],
    ['pt', 'pt', 'IVA', 'Inclui 9 de IVA', 'IVA incluído'],
    ['pt-BR', 'us', 'Impostos', 'Inclui 9 de impostos', 'Impostos incluídos'],
    ['ja', 'jp', '消費税', 'うち消費税：9', '消費税を含む'],
    ['ja', 'us', '税金', 'うち税金：9', '税金を含む'],
    ['ja', 'de', '税金', 'うち税金：9', '税金を含む'],
    ['ko', 'kr', '부가세', '부가세 9 포함', '부가세 포함'],
    ['ko', 'us', '세금', '세금 9 포함', '세금 포함'],
    ['zh', 'cn', '税费', '含税 9', '含税'],
    ['ms', 'my', 'SST', 'Termasuk SST 9', 'Termasuk SST'],
    ['ms', 'sg', 'Cukai', 'Termasuk cukai 9', 'Termasuk cukai'],
    ['ar', 'ae', 'ضريبة القيمة المضافة', 'يشمل ضريبة القيمة المضافة بقيمة 9', 'يشمل ضريبة القيمة المضافة'],
    ['ar', 'us', 'الضرائب', 'يشمل ضرائب بقيمة 9', 'يشمل الضرائب'],
  ])('is that of the market, in %s in %s: %s', (...[language, country, taxes, included, note]) => {
    const [row, , inTotal, inRefund] = readWords(language, country);
    expect([row, inTotal, inRefund]).toEqual([taxes, included, note]);
  });

  it.each(listLocales())('is chosen by those texts of %s only that are given the tax', (tag) => {
    const chosen = Object.entries(readLocale(tag)).filter(([, text]) => /\{tax\b/.test(String(text)));
    expect(chosen.map(([id]) => id).filter((id) => !TEXTS.some((text) => text === id))).toEqual([]);
  });

  it.each(listLocales())('in %s is plain for an order of the United States', (tag) => {
    const intl = createIntl({ locale: tag, messages: compileMessages(readLocale(tag)), english: [] });
    for (const id of TEXTS) {
      const word = intl.t(id, { tax: 'other', amount: '9' });
      expect(word).not.toMatch(
        /VAT|GST|SST|IVA|TVA|MwSt|\bbtw\b|DPH|DDV|\bmoms\b|ΦΠΑ|\bALV|\báfa|PPN|KDV|НДС|消費税|부가세|القيمة المضافة|מע״מ/iu,
      );
    }
  });
});
