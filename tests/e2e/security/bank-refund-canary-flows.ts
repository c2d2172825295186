import { expect } from '@playwright/test';
import { fillInAccount, getRefund, getSubmit, openRefund } from '../support/bank-refund.js';
import { MEMBERS_ORDER, ORDER, signOut, type CanaryFlow } from './canary-flow.js';

/** Flows in which an account is entered, with and without being sent. */
export const BANK_REFUND_CANARY_FLOWS: readonly CanaryFlow[] = [
  {
    name: 'a submitted bank account',
    meets: [...MEMBERS_ORDER, 'IBAN'],
    isOver: true,
    async run(page, look) {
      await openRefund(page);
      await fillInAccount(page);
      await look();
      await getSubmit(page).click();
      await expect(getRefund(page).locator('.sums')).toBeVisible();
      await look();
      await signOut(page);
    },
  },
  {
    name: 'a refused bank account, and a member who signs out then',
    meets: [...MEMBERS_ORDER, 'IBAN'],
    isOver: true,
    async run(page, look) {
      await openRefund(page, { fault: 'request-bank-refund:reset' });
      await fillInAccount(page);
      await getSubmit(page).click();
      await expect(page.getByRole('dialog', { name: 'We could not confirm your bank details' })).toBeVisible();
      await look();
      await signOut(page);
    },
  },
  {
    name: 'a bank account submitted by a guest',
    meets: [...ORDER, 'IBAN'],
    async run(page, look) {
      await openRefund(page, { shopper: 'guest' });
      await fillInAccount(page);
      await look();
      await getSubmit(page).click();
      await expect(getRefund(page).locator('.sums')).toBeVisible();
      await look();
    },
  },
];
