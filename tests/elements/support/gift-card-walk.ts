import { press, submit, typeInto, waitForMessage } from './lookup-form.js';
import { find, placeTag, service, waitForText } from './page.js';
import { settle, until } from './until.js';

/** The sandbox's first card. */
const CARD = { accountNumber: '6006 4912 3456 7890 123', pin: '123456' };
const ON = { flags: 'enableGiftCardLookup' };

async function requestBalance(element: Element, { accountNumber, pin } = CARD): Promise<void> {
  await until(() => find(element, 'form'), 'a form');
  await typeInto(element, 'accountNumber', accountNumber);
  await typeInto(element, 'pin', pin);
  await submit(element);
}

/** Off, fresh, no match, signed out, known, ended. */
export async function walkGiftCard(observe: (element: Element) => void): Promise<void> {
  const adapter = { signIn: () => undefined };
  const element = placeTag('orders-gift-card-balance', { properties: { adapter } });
  await settle();
  observe(element);
  element.setAttribute('flags', ON.flags);
  service.answer(() => ({ status: 404, json: {} }));
  await requestBalance(element);
  await waitForMessage(element, "We couldn't find a gift card");
  observe(element);
  service.answer(() => ({ status: 401, json: {} }));
  await requestBalance(element);
  await press(element, 'Sign in');
  observe(element);
  service.answer(() => ({ status: 200, json: { balance: 73.5 } }));
  await requestBalance(element);
  await waitForText(element, '73.50');
  observe(element);
  element.endSession();
  await until(() => find(element, 'form'), 'a fresh form');
  observe(element);
}
