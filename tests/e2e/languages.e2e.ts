import { scenarios } from '../../demo/sandbox/scenarios/scenarios.js';
import { TRANSLATIONS } from '../../demo/sandbox/scenarios/translations/translations.js';
import { listLocales, readLocale } from '../../scripts/data-files.js';
import { findLocale } from '../../src/i18n/create-intl.js';
import { standFor } from './support/stand-for.js';
import { expect, expectNoSidewaysScroll, takePicture, test } from './support/test.js';

/** The language of each country's shop, where it differs from the country code. */
const LANGUAGES: Readonly<Record<string, string>> = {
  ...{
    at: 'de',
    au: 'en',
    be: 'nl',
    ca: 'en',
    cn: 'zh',
    cz: 'cs',
    dk: 'da',
    gb: 'en',
    us: 'en',
    gr: 'el',
    ie: 'en',
    in: 'en',
  },
  ...{ jp: 'ja', kr: 'ko', lu: 'fr', mx: 'es', my: 'ms', ph: 'en', se: 'sv', si: 'sl', tw: 'zh', vn: 'vi' },
};
const WIDTHS = [1440, 320];
/** A single word may be the same in two languages; a sentence is not. */
const SENTENCE = /^[^{}<>]{12,}$/;

const english = readLocale('en');
/** Return numbers have their own prefix; the returns among the scenarios are American. */
const RETURN = 'RT';
const ORDERS = scenarios.map(({ orderNumber }) => orderNumber).filter((number) => /^[A-Z]{2}\d+$/.test(number));

for (const orderNumber of ORDERS) {
  const isReturn = orderNumber.startsWith(RETURN);
  const country = isReturn ? 'us' : orderNumber.slice(0, 2).toLowerCase();
  const language = LANGUAGES[country] ?? country;
  const name = findLocale(`${language}-${country.toUpperCase()}`, listLocales());
  test(
    `${orderNumber} is translated and fits in ${name}, wide and narrow`,
    standFor([getScript(name), isReturn ? 'return' : 'order']),
    async ({ page }) => {
      await page.goto(`/${country}/${language}/orders/${isReturn ? 'returns' : 'sales'}/${orderNumber}/?as=member`);
      await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const root = page.locator('orders-detail [part=root]');
      await expect(root).toHaveAttribute('lang', new RegExp(`^${name.split('-')[0] ?? ''}\\b`));
      await expect(root).toHaveAttribute('dir', 'ltr');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
        const { texts, clipped } = await page.evaluate(readTexts);
        expect(texts.length).toBeGreaterThan(20);
        expect(clipped).toEqual([]);
        expect(texts.filter((text) => listUntranslated(name).has(text))).toEqual([]);
        await takePicture(page, `language-${orderNumber}-${width}`);
      }
    },
  );
}

test('the check finds English texts and texts that are cut off', async ({ page }) => {
  await page.goto('/de/en/orders/sales/DE10000001/?as=member');
  await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
  await page
    .locator('orders-detail .button')
    .first()
    .evaluate((button: HTMLElement) => {
      button.style.cssText = 'overflow: hidden; inline-size: 12px; white-space: nowrap; min-inline-size: 0';
    });
  const { texts, clipped } = await page.evaluate(readTexts);
  expect(texts.filter((text) => listUntranslated('de').has(text)).length).toBeGreaterThan(0);
  expect(clipped.length).toBeGreaterThan(0);
});

/** The script of a language, which decides most about the width and height of its texts. */
function getScript(name: string): string {
  return new Intl.Locale(name).maximize().script ?? '';
}

/** The English texts that differ in this language. */
function listUntranslated(name: string): Set<string> {
  const texts = readLocale(name);
  const ours = Object.keys(english).flatMap((id) => toUntranslated(english[id] ?? '', texts[id]));
  return new Set([...ours, ...listUntranslatedNotices(name)]);
}

/** Product names and status messages that the service sends in English and that are translated in this language. */
function listUntranslatedNotices(name: string): string[] {
  const language = Object.keys(TRANSLATIONS).find((tag) => tag === name.replace('es-MX', 'es'));
  if (language === undefined) return [];
  const translation: Readonly<Record<string, string>> = TRANSLATIONS[language as keyof typeof TRANSLATIONS];
  return Object.entries(translation).flatMap(([text, translated]) => (text === translated ? [] : [text]));
}

function toUntranslated(text: string, translation: string | undefined): string[] {
  return SENTENCE.test(text) && text !== translation ? [text] : [];
}

/** Reads all visible texts of the tags, and those that are cut off. Runs in the page. */
function readTexts(): { readonly texts: string[]; readonly clipped: string[] } {
  const texts: string[] = [];
  const clipped: string[] = [];
  const isCutOff = (element: HTMLElement): boolean => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { overflowX, clipPath, textIndent } = getComputedStyle(around);
      // Visually hidden for screen readers, or scrollable.
      if (clipPath !== 'none' || textIndent === '100%' || overflowX === 'auto' || overflowX === 'scroll') return false;
      const box = around.getBoundingClientRect();
      if (overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1)) return true;
    }
    return false;
  };
  const read = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.shadowRoot) read(element.shadowRoot);
      const translated = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = translated.map(({ textContent }) => textContent?.trim() ?? '').join(' ');
      if (root instanceof Document || text.trim() === '' || !element.checkVisibility()) continue;
      texts.push(text.trim());
      if (isCutOff(element)) clipped.push(text);
    }
  };
  read(document);
  return { texts, clipped };
}
