import { expect, type Page } from '@playwright/test';
import type { ScreenTag } from '../../../elements/screen-loaders.js';
import { AS_MEMBER, openAlone } from '../../surfaces/surface.js';
import { fillInAccount } from '../support/bank-refund.js';
import { checkIn } from '../support/curbside.js';
import { requestBalance } from '../support/gift-card.js';
import { lookUp } from '../support/test.js';
import { confirmStatement } from '../support/withdrawal.js';
import { MEMBERS_ORDER, ORDER, type CanaryFlow } from './canary-flow.js';
import type { CanaryName } from './canaries.js';

/** A standalone element with a shopper's data on another party's page. */
interface LoneScene {
  readonly meets: readonly CanaryName[];
  readonly attributes?: Readonly<Record<string, string>>;
  readonly isGuest?: true;
  /** A selector that shows that the data is there, in the element. */
  readonly shown: string;
  /** The shopper's actions before that. */
  act?(page: Page): Promise<void>;
}

/** The type requires a scene for each new standalone element: the other flows cover the area with every route. */
const SCENES: Readonly<Record<ScreenTag, LoneScene>> = {
  'orders-guest-lookup': {
    meets: ORDER,
    isGuest: true,
    shown: 'article',
    act: (page) => lookUp(page, 'US10000001'),
  },
  'orders-history': { meets: MEMBERS_ORDER, shown: 'article' },
  'orders-partner-history': {
    meets: ['card', 'PIN', 'token'],
    attributes: { flags: 'enablePartnerOrders' },
    shown: 'article',
  },
  'orders-card': { meets: MEMBERS_ORDER, attributes: { 'order-number': 'US10000001' }, shown: 'article' },
  'orders-detail': { meets: MEMBERS_ORDER, attributes: { 'order-number': 'US10000001' }, shown: 'aside .side-card' },
  'orders-return-wizard': {
    meets: MEMBERS_ORDER,
    attributes: { 'order-number': 'US10000001' },
    shown: '.return-row',
  },
  'orders-return-instructions': {
    meets: [...MEMBERS_ORDER, 'return number'],
    attributes: { 'order-number': 'RT10000010' },
    shown: '.guide',
  },
  'orders-bank-refund': {
    meets: [...MEMBERS_ORDER, 'IBAN'],
    attributes: { 'order-number': 'US10000018', step: 'form' },
    shown: 'form .is-primary:not([aria-disabled])',
    act: fillInAccount,
  },
  'orders-gift-card-balance': {
    meets: ['card', 'token'],
    attributes: { flags: 'enableGiftCardLookup' },
    shown: '.gift-card-sum',
    act: requestBalance,
  },
  'orders-withdrawal': {
    meets: ['name', 'e-mail', 'order number'],
    attributes: { country: 'de' },
    isGuest: true,
    shown: '.withdrawal-text',
    act: confirmStatement,
  },
  'orders-curbside-checkin': {
    meets: ['order number', 'vehicle', 'token'],
    attributes: {
      ...{ flags: 'enableCurbsidePickup', 'order-number': 'US10000006', 'store-id': '101', 'qr-id': 'Q101' },
    },
    shown: '.curbside-stage',
    act: checkIn,
  },
};

/** Every element by itself, outside of the area. */
export const LONE_CANARY_FLOWS: readonly CanaryFlow[] = Object.entries(SCENES).map(
  ([tag, { meets, attributes = {}, isGuest, shown, act }]) => ({
    name: `<${tag}> by itself`,
    meets,
    async run(page, look) {
      const who = isGuest === true ? {} : { adapter: AS_MEMBER };
      await openAlone(page, { tag, attributes, ...who });
      await look();
      await act?.(page);
      await look();
      await expect(page.locator(tag).locator(shown).first()).toBeVisible();
      await look();
    },
  }),
);
