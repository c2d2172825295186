import type { Page } from '@playwright/test';
import { requestBalance, CARD, openGiftCard } from '../e2e/support/gift-card.js';
import { isShown, openAlone, type Surface, type View } from './surface.js';

const tag = 'orders-gift-card-balance';
const route = 'giftCard';
const CALL = 'get-gift-card-balance';
const WRONG = { ...CARD, pin: '000000' };

async function openBox(page: Page, view: View | undefined, fault?: string): Promise<void> {
  await openGiftCard(page, { ...(fault !== undefined && { fault: `${CALL}:${fault}` }), ...view });
  await requestBalance(page, WRONG);
  await isShown(page, `${tag} [part=message]`);
}

export const GIFT_CARD_SURFACES: readonly Surface[] = [
  { name: 'gift-card', tag, route, state: 'ready', open: (page, view) => openGiftCard(page, { ...view }) },
  {
    name: 'gift-card-balance',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openGiftCard(page, { ...view });
      await requestBalance(page);
      await isShown(page, `${tag} .gift-card-sum`);
    },
  },
  {
    name: 'gift-card-checking',
    tag,
    route,
    state: 'loading',
    async open(page, view) {
      await openGiftCard(page, { fault: `${CALL}:timeout`, ...view });
      await requestBalance(page);
      await isShown(page, `${tag} button[aria-busy]`);
    },
  },
  { name: 'gift-card-unknown', tag, route, state: 'error', open: (page, view) => openBox(page, view) },
  { name: 'gift-card-failed', tag, route, state: 'error', open: (page, view) => openBox(page, view, 'status-500') },
  { name: 'gift-card-refused', tag, route, state: 'error', open: (page, view) => openBox(page, view, 'status-403') },
  {
    // The wait is long enough not to end during the check.
    name: 'gift-card-wait',
    tag,
    route,
    state: 'error',
    open: (page, view) => openBox(page, view, 'status-429-huge'),
  },
  {
    name: 'gift-card-elsewhere',
    tag,
    state: 'ready',
    async open(page, view) {
      const attributes = { flags: 'enableGiftCardLookup', 'api-base': 'https://api.shop.example' };
      await openAlone(page, { tag, attributes, ...view });
      await isShown(page, `${tag} a`);
    },
  },
];
