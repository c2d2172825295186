import type { OrdersTag } from '../../../elements/loaders.js';
import { fillOrderSlots, findScreen, goTo, placeArea, waitForScreen } from './area.js';
import { cancelItemsInArea, walkPartialCancel } from './partial-cancel-walk.js';
import { answerCancel, pressCancel, REFUSALS, type Refusal } from './cancel-walk.js';
import { takeConsoleLines } from './console-lines.js';
import { fillIn, findKnownOrder, press, submit, waitForMessage } from './lookup-form.js';
import { walkCurbside } from './curbside-walk.js';
import { walkGiftCard } from './gift-card-walk.js';
import { walkPartners } from './partners-walk.js';
import { switchMethod, walkInstructions } from './instructions-walk.js';
import { createMember, createMemberService } from './member.js';
import { createWireGroup, createWireItem, createWireOrder } from './order.js';
import { walkBankRefund } from './refund-walk.js';
import {
  answerReturnCancel,
  answerReturns,
  CANCELLABLE_RETURN,
  pressCancelReturn,
  submitReturn,
} from './return-walk.js';
import { HOME } from './return-steps.js';
import { find, mount, placeTag, service, waitForText, type OrdersElement } from './page.js';
import { KNOWN } from './service.js';
import { settle, until } from './until.js';
import { walkWithdrawal } from './withdrawal-walk.js';

/** Called whenever there is something new to see in a tag. */
export type Look = (element: Element) => void;

const NUMBER = { 'order-number': KNOWN.orderNumber };
/** Sign-in is possible, and links lead nowhere. */
const GUEST = { signIn: () => undefined, navigate: () => undefined };
const MEMBER = { ...createMember(), ...GUEST, cart: { add: () => Promise.resolve() } };

/** An order with one product that can be bought again. */
function createBuyableOrder(): ReturnType<typeof createWireOrder> {
  const line = {
    ...createWireItem(),
    ...{ skuid: 'sku-1', actions: { buyItAgain: { webLink: 'https://shop.example/t/shirt' } } },
    lineItemStatus: { status: 'delivered' },
  };
  return createWireOrder(KNOWN.orderNumber, { group: [createWireGroup('Delivered', [line])] });
}

/** Walks through every state of each tag. */
export const WALKS: Readonly<Record<OrdersTag, (observe: Look) => Promise<void>>> = {
  'orders-guest-lookup': walkLookup,
  'orders-history': walkHistory,
  'orders-partner-history': withWrongSetUp('orders-partner-history', (observe) =>
    walkPartners({ guest: GUEST, member: MEMBER }, observe),
  ),
  'orders-card': walkCard,
  'orders-detail': walkDetail,
  'orders-return-wizard': walkReturn,
  'orders-curbside-checkin': withWrongSetUp('orders-curbside-checkin', walkCurbside),
  'orders-gift-card-balance': withWrongSetUp('orders-gift-card-balance', walkGiftCard),
  'orders-bank-refund': withWrongSetUp('orders-bank-refund', (observe) => walkBankRefund(MEMBER, observe)),
  'orders-withdrawal': withWrongSetUp('orders-withdrawal', (observe) => walkWithdrawal(MEMBER, observe)),
  'orders-return-instructions': withWrongSetUp('orders-return-instructions', (observe) =>
    walkInstructions({ guest: GUEST, member: MEMBER }, observe),
  ),
  'orders-area': walkArea,
};

/** Fresh, with errors, missed, failed, found, signed in, ended. */
async function walkLookup(observe: Look): Promise<void> {
  const found = await mount({ flags: 'enableSmsLookup' });
  await findKnownOrder(found);
  observe(found);
  found.remove();
  const element = await mount({ flags: 'enableSmsLookup' }, { adapter: GUEST });
  await settle();
  observe(element);
  await press(element, 'Sign in');
  await fillIn(element, { ...KNOWN, email: 'other@example.com' });
  await submit(element);
  await waitForMessage(element, "We couldn't find that order");
  observe(element);
  service.answer(() => ({ status: 500, json: {} }));
  await fillIn(element, KNOWN);
  await submit(element);
  await waitForMessage(element, 'Try again');
  observe(element);
  element.endSession();
  await until(() => find(element, 'form'), 'a fresh form');
  observe(element);
  await lookAtWrongSetUp('orders-guest-lookup', observe);
}

/** Signed out, with more to show, opened, failed, without orders, ended. */
async function walkHistory(observe: Look): Promise<void> {
  const attributes = { flags: 'enableHistorySearch' };
  const element = placeTag('orders-history', { attributes, properties: { adapter: GUEST } });
  await press(element, 'Sign in');
  observe(element);
  service.answer(createMemberService(Array.from({ length: 11 }, (_, index) => createWireOrder(`US2000${index}`))));
  element.adapter = MEMBER;
  await waitForText(element, 'Show More');
  await until(() => find(element, '.search input'), 'the search');
  observe(element);
  find<HTMLAnchorElement>(element, '.card-open')?.click();
  service.answer(() => ({ status: 401, json: {} }));
  element.endSession();
  await waitForText(element, 'Please sign in again');
  observe(element);
  service.answer(createMemberService([]));
  element.endSession();
  await waitForText(element, "You don't have any orders yet");
  observe(element);
  service.answer(createMemberService([createBuyableOrder()]));
  element.endSession();
  await buyAgain(element, observe);
  await lookAtWrongSetUp('orders-history', observe);
}

/** Buys a displayed product again, by the page's own cart, until it is in the bag. */
async function buyAgain(element: Element, observe: Look): Promise<void> {
  const button = await until(() => findShopButton(element), 'the button that buys again');
  button.click();
  await until(() => find(element, 'dialog[open]'), 'the bag');
  observe(element);
}

/** Beside a line of an order, the button's accessible name contains the product. */
function findShopButton(element: Element): HTMLButtonElement | undefined {
  const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])];
  return buttons.find(({ textContent }) => textContent.startsWith('Buy again'));
}

/** Without a number, signed out, ready, opened, failed, ended. */
async function walkCard(observe: Look): Promise<void> {
  const element = placeTag('orders-card', { properties: { adapter: GUEST } });
  await waitForText(element, 'The order number is missing');
  element.setAttribute('order-number', KNOWN.orderNumber);
  await press(element, 'Sign in');
  observe(element);
  element.adapter = MEMBER;
  await waitForText(element, 'Training shirt');
  observe(element);
  find<HTMLAnchorElement>(element, '.card-open')?.click();
  service.answer(() => ({ status: 429, json: {}, headers: { 'retry-after': '3600' } }));
  element.endSession();
  await waitForText(element, 'Try again');
  observe(element);
  service.answer(createMemberService([createBuyableOrder()]));
  element.endSession();
  await buyAgain(element, observe);
  await lookAtWrongSetUp('orders-card', observe);
}

/** Signed out, ready with many lines, failed, missing, ended. */
async function walkDetail(observe: Look): Promise<void> {
  const element = placeTag('orders-detail', { attributes: NUMBER, properties: { adapter: GUEST } });
  await press(element, 'Sign in');
  observe(element);
  const lines = Array.from({ length: 121 }, (_, index) => ({ ...createWireItem(), orderLineKey: `${index}` }));
  const changes = { group: [createWireGroup('Delivered', lines)], shippingAddress: HOME };
  service.answer(createMemberService([createWireOrder(KNOWN.orderNumber, changes)]));
  element.adapter = MEMBER;
  await waitForText(element, 'Show 117 of 118 more items');
  // The cards beside the order follow it.
  await settle();
  observe(element);
  service.answer(() => ({ status: 401, json: {} }));
  element.endSession();
  await waitForText(element, 'Please sign in again');
  observe(element);
  service.answer(createMemberService([]));
  element.endSession();
  await waitForText(element, "We couldn't find this order");
  observe(element);
  find<HTMLAnchorElement>(element, '.message a')?.click();
  service.answer(createMemberService([createBuyableOrder()]));
  element.endSession();
  await buyAgain(element, observe);
  for (const refusal of REFUSALS) observe(await walkCancel(refusal));
  observe(await walkPartialCancel());
  observe(await walkReturnCancel());
  await lookAtWrongSetUp('orders-detail', observe);
}

/** Confirmed, and refused finally: cancelled already, or too late. */
async function walkCancel(refusal: Refusal): Promise<OrdersElement> {
  answerCancel(refusal);
  const attributes = { 'order-number': refusal.orderNumber };
  const element = placeTag('orders-detail', { attributes, properties: { adapter: MEMBER } });
  await pressCancel(element, refusal);
  return element;
}

async function walkReturnCancel(): Promise<OrdersElement> {
  answerReturnCancel();
  const attributes = { 'order-number': CANCELLABLE_RETURN, flags: 'enableReturnCancel' };
  const element = placeTag('orders-detail', { attributes, properties: { adapter: MEMBER } });
  await pressCancelReturn(element);
  return element;
}

/** Signed out, chosen, submitted and made, failed, ended. */
async function walkReturn(observe: Look): Promise<void> {
  const element = placeTag('orders-return-wizard', { attributes: NUMBER, properties: { adapter: GUEST } });
  await press(element, 'Sign in');
  observe(element);
  answerReturns();
  element.adapter = MEMBER;
  await submitReturn(element, observe);
  await press(element, 'View your return');
  observe(element);
  service.answer(() => ({ status: 401, json: {} }));
  element.endSession();
  await waitForText(element, 'Please sign in again');
  observe(element);
  await lookAtWrongSetUp('orders-return-wizard', observe);
}

/** A guest who signs in, looks up an order and sees it; a member with orders, and one without; the page's own content. */
async function walkArea(observe: Look): Promise<void> {
  const area = placeArea({}, { adapter: GUEST });
  const lookup = await waitForScreen(area, 'orders-guest-lookup');
  observe(area);
  await press(lookup, 'Sign in');
  await fillIn(lookup, KNOWN);
  await submit(lookup);
  await waitForText(await waitForScreen(area, 'orders-detail'), 'Training shirt');
  await fillOrderSlots(area);
  observe(area);
  service.answer(createMemberService([]));
  area.adapter = MEMBER;
  await until(() => find(area, '.area-heading a'), 'the way to all orders');
  find(area, '.area-heading a')?.click();
  await waitForScreen(area, 'orders-history');
  area.innerHTML = '<p slot="header"></p><p slot="empty"></p>';
  area.setAttribute('brand', 'Shop');
  await until(() => find(area, 'slot[name=empty]'), 'the slot for no orders');
  observe(area);
  service.answer(createMemberService([createBuyableOrder()]));
  area.endSession();
  await until(() => findScreen(area) && find(findScreen(area) ?? area, '.card-open'), 'an order');
  observe(area);
  await buyAgain(findScreen(area) ?? area, observe);
  answerReturns();
  goTo(area, `/sales/${KNOWN.orderNumber}/return/`);
  await submitReturn(await waitForScreen(area, 'orders-return-wizard'), observe);
  await switchMethod(area);
  for (const refusal of REFUSALS) {
    answerCancel(refusal);
    goTo(area, `/sales/${refusal.orderNumber}/`);
    const detail = await waitForScreen(area, 'orders-detail');
    await waitForText(detail, refusal.orderNumber);
    await pressCancel(detail, refusal);
  }
  area.setAttribute('flags', 'enablePartialCancel enableReturnCancel');
  await cancelItemsInArea(area);
  answerReturnCancel();
  goTo(area, `/returns/${CANCELLABLE_RETURN}/`);
  await pressCancelReturn(await waitForScreen(area, 'orders-detail'));
  service.answer(() => ({ status: 401, json: {} }));
  area.endSession();
  await until(() => find(findScreen(area) ?? area, '[part~=message]'), 'a failure');
  observe(area);
  goTo(area, `/sales/${KNOWN.orderNumber}/`);
  await until(() => find(findScreen(area) ?? area, '[part~=dialog]'), 'the failure of an order');
  observe(area);
  await lookAtWrongSetUp('orders-area', observe);
}

/** A walk that ends with the view of a wrong set-up. */
function withWrongSetUp(tag: OrdersTag, walk: (observe: Look) => Promise<void>) {
  return async (observe: Look): Promise<void> => {
    await walk(observe);
    await lookAtWrongSetUp(tag, observe);
  };
}

async function lookAtWrongSetUp(tag: OrdersTag, observe: Look): Promise<void> {
  const wrong: OrdersElement = placeTag(tag, { attributes: { country: 'usa' } });
  await until(() => find(wrong, '[part~=message]'), 'the view of a wrong set-up');
  observe(wrong);
  takeConsoleLines();
}
