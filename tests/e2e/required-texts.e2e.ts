import { expect, type Page } from '@playwright/test';
import { ENGLISH_LOCALES, REQUIRED_TEXTS } from '../locales/required-texts.js';
import { openExchangeReview } from '../surfaces/exchange-review-surfaces.js';
import { toNamePattern } from '../surfaces/driver.js';
import { openArea, type View } from '../surfaces/surface.js';
import { SURFACES } from '../surfaces/surfaces.js';
import { fillInAccount, getSubmit, openRefund } from './support/bank-refund.js';
import { standFor } from './support/stand-for.js';
import { lookUp, test } from './support/test.js';
import { chooseItem, getRows, goOn, openWizard, submitReturn } from './support/wizard.js';

type RequiredText = keyof typeof REQUIRED_TEXTS;
type Open = (page: Page, view: View) => Promise<void>;
/** The name of a surface that shows the text, or a function that opens a page with it. */
type Scene = string | Open;

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: toNamePattern(name) }).click();

/** Looks up an order number or a contact that cannot be found. */
const openFailedLookup =
  (orderNumber: string, contact?: string, flags = ''): Open =>
  async (page, view) => {
    await openArea(page, { path: '/details/', as: 'guest', query: `&flags=${flags}`, ...view });
    await lookUp(page, orderNumber, contact);
  };

/** Presses Try again until there have been `times` attempts. */
async function tryAgain(page: Page, times: number): Promise<void> {
  for (let again = 1; again < times; again += 1) await press(page, 'Try again');
}

/** Submits a return to a busy service, `times` times. */
const failReturn =
  (times: number): Open =>
  async (page, { locale = 'en' }) => {
    await openWizard(page, { orderNumber: 'US10000001', locale, fault: 'request-return:status-429' });
    await chooseItem(page);
    await goOn(page);
    await submitReturn(page);
    await tryAgain(page, times);
  };

/** The same for an exchange, whose return succeeds. */
const failExchange =
  (times: number): Open =>
  async (page, view) => {
    await openExchangeReview(page, { fault: 'request-exchange-order:status-429' }, view);
    await press(page, 'Submit exchange');
    await tryAgain(page, times);
  };

/** Opens the return methods of an Australian order. */
const openAustralian =
  (shopper: 'member' | 'guest'): Open =>
  async (page, { locale = 'en' }) => {
    const query = '&flags=enableLoginPrompt,enableExchanges';
    await openWizard(page, { orderNumber: 'AU10000001', country: 'au', locale, shopper, query });
    await chooseItem(page);
    await goOn(page);
    await page.locator('orders-return-wizard .method input').first().check();
  };

/** Where each text is shown; of a message with several texts, where each of them is. */
const SCENES: Readonly<Record<RequiredText, Scene | readonly Scene[]>> = {
  'areaTitle.orderDetails': 'detail',
  'areaTitle.guestLookup': 'lookup',
  'areaTitle.memberOrders': 'history',
  'area.orders': 'detail',
  'orderHistory.title': 'history',
  'historyTabs.ownOf': 'history-tabs',
  'historyTabs.partners': 'history-tabs',
  'partnerHistory.title': 'partners-empty',
  'orderHistory.showMore': 'history',
  async 'orderHistory.loadingMore'(page, view) {
    await openArea(page, { path: '/', ...view });
    await page.route('**/history/v1?*anchor*', () => undefined);
    await press(page, 'Show More');
  },
  'orderHistory.empty': 'history-empty',
  'partnerHistory.empty': 'partners-empty',
  'orderHistory.find': 'history-find-orders',
  'orderDetail.shipment': 'detail',
  'orderDetail.free': 'detail',
  'curbside.submit': 'curbside',
  guestOrderIdErrorMessage: [
    openFailedLookup('US-1000001'),
    openFailedLookup('US-1', 'nobody'),
    openFailedLookup('US99999999', undefined, 'enableSmsLookup'),
  ],
  guestEmailErrorMessage: 'lookup-wrong-fields',
  async guestPhoneErrorMessage(page, view) {
    await openArea(page, { path: '/details/', as: 'guest', query: '&flags=enableSmsLookup', ...view });
    await press(page, 'Use a phone number instead');
    await page.getByLabel('Order number').fill('US10000001');
    await page.getByLabel('Phone number').fill('1');
    await press(page, 'Find order');
  },
  'giftCardAnswer.miss': 'gift-card-unknown',
  'curbsideStage.missingTitle': 'curbside-missing',
  'returnWizard.exchangeHeadingOf': 'exchange-several',
  async 'returnWizard.unit'(page, view) {
    await openArea(page, { path: '/sales/US10000012/return/', ...view });
    const row = getRows(page).filter({ hasText: 'Breeze Short-Sleeve Running Top' });
    await row.getByRole('checkbox').check();
    await row.locator('.reasons input').first().check();
    await row.locator('.operation input[value=exchange]').check();
    await row.getByRole('radio', { name: 'Choose for each' }).press('Space');
  },
  'returnExchange.returnOnly': 'exchange-colors',
  'returnReview.exchangeHeading': 'exchange-review',
  'returnGuide.changed': 'instructions',
  'returnStore.otherTitle': 'wizard-stores-abroad',
  async 'returnLabel.view'(page, view) {
    await openArea(page, { path: '/returns/RT10000010/return-confirmation/', ...view });
    await page.locator('orders-return-instructions .label-more summary').click();
    await press(page, 'Show code');
  },
  'returnWizard.methodHeading': 'wizard-methods',
  'returnGuide.viewOrder': 'instructions-no-return',
  'returnGuide.viewReturn': 'instructions',
  'returnAddress.range': 'wizard-addresses',
  'returnAddress.unverified': 'wizard-address-unverified',
  // The shopper did not come from a return.
  async 'bankRefund.details'(page, { locale = 'en' }) {
    await openRefund(page, { locale });
    await fillInAccount(page);
    await getSubmit(page).click();
  },
  'bankRefund.instructions': 'refund-done',
  'returnSubmit.doneTitle': 'wizard-done',
  async 'returnOrder.bank'(page, { locale = 'en' }) {
    await openWizard(page, { orderNumber: 'US10000018', locale });
    await chooseItem(page);
    await goOn(page);
    await submitReturn(page);
    await press(page, 'Enter bank details');
    await page.waitForURL('**/refund-payment/**');
    await page.goto(page.url().replace('refund-payment/', ''));
  },
  'returnWizard.notExchangeable': 'exchange-asked',
  'returnAddress.invalidCode': 'wizard-address-errors',
  'bankIban.country': 'refund-mistyped',
  'bankIban.length': 'refund-mistyped',
  'bankIban.signs': 'refund-mistyped',
  'bankIban.checkDigits': 'refund-mistyped',
  'returnMethod.signIn': ['wizard-guest-prompt', 'wizard-guest-prompt'],
  'returnMethod.avoidFee': openAustralian('guest'),
  'returnMethod.goodsTax': openAustralian('member'),
  'returnSubmit.failedTitle': 'wizard-failed',
  'returnSubmit.failed': failReturn(1),
  'returnSubmit.failedAgain': failReturn(2),
  'returnSubmit.exchangeFailedTitle': 'exchange-order-failed',
  'returnSubmit.exchangeFailed': failExchange(1),
  'returnSubmit.exchangeFailedAgain': failExchange(2),
  'bankRefund.failedTitle': 'refund-failed',
  'bankRefund.failed': 'refund-failed',
  'returnWizard.exchangeFailed': 'exchange-failed',
  'returnWizard.exchangeInactive': 'exchange-inactive',
  'returnExchange.soldOut': 'exchange-colors',
  'returnExchange.ineligible': 'exchange-colors',
  'returnExchange.goneColor': 'exchange-gone',
  'returnLabel.emailFailedTitle': 'label-email-failed',
  async 'returnLabel.mailFailedTitle'(page, view) {
    const fault = 'request-label-dispatch:status-429';
    await openArea(page, { path: '/returns/RT10000010/', fault, query: '&flags=showMailLabel', ...view });
    await page.getByRole('button', { name: /^(?:Mail|Post) me a label$/ }).click();
    await press(page, 'Send label');
  },
  'returnLabel.nextTitle': 'label-email-failed',
  'returnStore.sameCountry': 'wizard-stores',
};

/** A quote and where it is shown, in each English variant. */
const ROWS = Object.entries(REQUIRED_TEXTS).flatMap(([id, quotes]) => {
  const scenes = [SCENES[id as RequiredText]].flat();
  return [quotes].flat().flatMap((quote, index) => {
    const [scene = ''] = scenes.slice(index, index + 1);
    return ENGLISH_LOCALES.map((locale) => ({ id, quote, scene, locale }));
  });
});

for (const { id, quote, scene, locale } of ROWS) {
  test(`${id} is shown in ${locale}: ${quote}`, standFor([id, locale]), async ({ page }) => {
    await open(page, scene, { locale });
    await expect.poll(() => listShownTexts(page)).toContainEqual(expect.stringMatching(toPattern(quote)));
  });
}

async function open(page: Page, scene: Scene, view: View): Promise<void> {
  if (typeof scene !== 'string') return scene(page, view);
  const surface = SURFACES.find(({ name }) => name === scene);
  if (!surface) throw new Error(`There is no surface "${scene}".`);
  return surface.open(page, view);
}

/** A quote as a pattern, with any text for its placeholders. An option of a `select` message is quoted with its braces. */
function toPattern(quote: string): RegExp {
  const text = quote.replace(/^\{([^{}]+)\}$/, '$1');
  const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.?*+()]/g, String.raw`\$&`));
  // A single word could be part of another text.
  return new RegExp(text.includes(' ') ? parts.join('.+') : `^${parts.join('.+')}$`);
}

/** The title, the names and the visible texts of a page, without direction marks. */
async function listShownTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [document.title];
    const collect = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) collect(element.shadowRoot);
        if (!element.checkVisibility() || element.matches('style, script')) continue;
        // Unlike `textContent`, it leaves out what is not rendered.
        found.push(element.getAttribute('aria-label') ?? '', element.innerText ?? '');
      }
    };
    collect(document);
    return found;
  });
  return texts.map((text) =>
    text
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}
