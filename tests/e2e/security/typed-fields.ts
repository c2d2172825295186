import { expect, type Page } from '@playwright/test';
import { groupCardNumber, PIN_DIGITS, toDigits } from '../../../src/features/gift-card/model/gift-card.js';
import { AS_MEMBER } from '../support/area.js';
import { openRefund } from '../support/bank-refund.js';
import { openCurbside } from '../support/curbside.js';
import { CARD, getGiftCard, openGiftCard } from '../support/gift-card.js';
import { chooseItem, goToStores, openWizard } from '../support/wizard.js';
import { getWithdrawal, openWithdrawal } from '../support/withdrawal.js';

/** The maximum lengths of the vehicle and of a return reason. */
const LONGEST_VEHICLE = 100;
const LONGEST_REASON = 140;

/** A field for the shopper's input. */
export interface TypedField {
  /** The file that renders it. */
  readonly from: string;
  /** Its name; for a row that covers several fields, one of their names. */
  readonly name: string;
  /** The test file that fills it in and submits it. */
  readonly heldBy?: string;
}

/** A field that `hostile-fields.e2e.ts` types into. */
export interface FieldUnderTest extends TypedField {
  /** Names it in the title of its test, if its tag has several fields of this name. */
  readonly title?: string;
  readonly tag: string;
  /** Navigates to the field. */
  open(page: Page): Promise<void>;
  /** The value of the field for a value that the browser accepted; defaults to the same value. */
  readonly toStored?: (given: string) => string;
}

const toSigns = (text: string, most: number): string => [...text].slice(0, most).join('');
const RETURNED = 'US10000001';

/** The fields of the statement, for a guest. */
const STATEMENT_FIELDS: readonly FieldUnderTest[] = ['name', 'email', 'orderNumber', 'about'].map((name) => ({
  from: 'src/features/withdrawal/statement-step.tsx',
  name,
  tag: 'orders-withdrawal',
  open: async (page) => void (await openWithdrawal(page)),
}));

export const FIELDS_UNDER_TEST: readonly FieldUnderTest[] = [
  {
    from: 'src/features/curbside/curbside.tsx',
    name: 'vehicleDescription',
    tag: 'orders-curbside-checkin',
    open: (page) => openCurbside(page),
    toStored: (given) => toSigns(given, LONGEST_VEHICLE),
  },
  {
    from: 'src/features/return-wizard/item-choice.tsx',
    name: 'text',
    tag: 'orders-return-wizard',
    async open(page) {
      await openWizard(page, { orderNumber: RETURNED });
      await chooseItem(page);
      await page
        .locator('orders-return-wizard')
        .getByRole('button', { name: /^Add a note/ })
        .click();
    },
    toStored: (given) => toSigns(given, LONGEST_REASON),
  },
  {
    from: 'src/features/return-wizard/stores/store-step.tsx',
    name: 'store',
    tag: 'orders-return-wizard',
    async open(page) {
      await openWizard(page, { orderNumber: RETURNED });
      await goToStores(page);
    },
  },
  {
    from: 'src/features/bank-refund/refund-form.tsx',
    name: 'iban',
    tag: 'orders-bank-refund',
    open: async (page) => void (await openRefund(page)),
  },
  {
    from: 'src/features/gift-card/gift-card.tsx',
    name: 'accountNumber',
    tag: 'orders-gift-card-balance',
    open: (page) => openGiftCard(page),
    toStored: groupCardNumber,
  },
  {
    from: 'src/features/gift-card/gift-card.tsx',
    name: 'pin',
    tag: 'orders-gift-card-balance',
    async open(page) {
      await openGiftCard(page);
      await getGiftCard(page).locator('input[name=accountNumber]').fill(CARD.accountNumber);
    },
    toStored: (given) => toDigits(given).slice(0, PIN_DIGITS),
  },
  ...STATEMENT_FIELDS,
  {
    from: 'src/features/order-history/search/history-search.tsx',
    name: 'orderSearch',
    tag: 'orders-history',
    async open(page) {
      await page.goto(AS_MEMBER);
      await expect(page.locator('orders-history input[name=orderSearch]')).toBeVisible();
    },
  },
  {
    from: 'src/features/withdrawal/order-part-module.tsx',
    name: 'orderNumber',
    title: 'another orderNumber',
    tag: 'orders-withdrawal',
    async open(page) {
      await openWithdrawal(page, { as: 'member' });
      await getWithdrawal(page).locator('select[name=order]').selectOption({ label: 'Another order number' });
    },
  },
];

const TYPING = 'tests/e2e/security/hostile-typing.e2e.ts';
const CODES = 'tests/e2e/guest-codes.e2e.ts';

/** Every field that accepts any text: one for each place in the sources that renders one. */
export const TYPED_FIELDS: readonly TypedField[] = [
  ...FIELDS_UNDER_TEST,
  { from: 'src/features/guest-lookup/guest-lookup.tsx', name: 'orderNumber', heldBy: TYPING },
  { from: 'src/features/guest-lookup/guest-lookup.tsx', name: 'email', heldBy: TYPING },
  { from: 'src/app/guest-proof/code-dialog.tsx', name: 'code', heldBy: CODES },
  { from: 'src/app/guest-proof/code-dialog.tsx', name: 'orderNumber', heldBy: CODES },
  { from: 'src/app/guest-proof/code-dialog.tsx', name: 'email', heldBy: CODES },
  {
    from: 'src/features/bank-refund/refund-form.tsx',
    name: 'firstName',
    heldBy: 'tests/e2e/security/hostile-refund.e2e.ts',
  },
  {
    from: 'src/features/return-wizard/address/edit-address.tsx',
    name: 'line1',
    heldBy: 'tests/e2e/security/hostile-address-typing.e2e.ts',
  },
];
