import { takeConsoleLines } from './console-lines.js';
import { enterText } from './enter-text.js';
import { press } from './lookup-form.js';
import { find, get, getText, placeTag, service, waitForText } from './page.js';
import { settle, until } from './until.js';

const ATTRIBUTES = { 'order-number': 'US10000006', 'store-id': '101', 'qr-id': 'Q101' };
const ON = { flags: 'enableCurbsidePickup' };

async function checkIn(element: Element, label = 'I am here'): Promise<void> {
  await until(() => find(element, 'textarea'), 'a form');
  const area = get<HTMLTextAreaElement>(element, 'textarea');
  area.focus();
  enterText(area, 'Blue van');
  await until(() => !getText(element).includes('100 characters left'), 'the count of what was typed');
  await press(element, label);
}

/** Off, without a location, fresh, refused, signed out, known, lost, ended. */
export async function walkCurbside(observe: (element: Element) => void): Promise<void> {
  const adapter = { signIn: () => undefined };
  const element = placeTag('orders-curbside-checkin', { properties: { adapter } });
  await settle();
  observe(element);
  element.setAttribute('flags', ON.flags);
  await waitForText(element, 'Missing order number');
  takeConsoleLines();
  observe(element);
  for (const [name, value] of Object.entries(ATTRIBUTES)) element.setAttribute(name, value);
  service.answer(({ method }) =>
    method === 'POST' ? { status: 401, json: {} } : { status: 200, json: { objects: [] } },
  );
  await checkIn(element);
  await waitForText(element, 'Your session has ended');
  observe(element);
  await press(element, 'Sign in');
  service.answer(({ method }) =>
    method === 'POST' ? { status: 201, json: { id: 'arrival-1', status: 'SUBMITTED' } } : { status: 403, json: {} },
  );
  await press(element, 'Try again');
  await waitForText(element, "We can't see how your pickup is going");
  observe(element);
  element.endSession();
  await until(() => find(element, 'textarea'), 'a fresh form');
  observe(element);
}
