import { goTo, waitForScreen, type AreaElement } from './area.js';
import { press } from './lookup-form.js';
import { createMemberService } from './member.js';
import { createMadeReturn, RETURN_NUMBER } from './made-return.js';
import { find, placeTag, service, waitForText } from './page.js';
import { until } from './until.js';

interface Adapters {
  readonly guest: object;
  readonly member: object;
}

/** Signed out, with its steps, a label to be sent, another way back, on to its details, failed. */
export async function walkInstructions(adapters: Adapters, observe: (element: Element) => void): Promise<void> {
  const element = placeTag('orders-return-instructions', {
    attributes: { 'order-number': RETURN_NUMBER },
    properties: { adapter: adapters.guest },
  });
  await press(element, 'Sign in');
  observe(element);
  service.answer(createMemberService([createMadeReturn()]));
  element.adapter = adapters.member;
  await waitForText(element, 'Changed your mind?');
  observe(element);
  await press(element, 'Email label');
  await until(() => find(element, 'dialog[open]'), 'the box that asks');
  observe(element);
  await press(element, 'Return to a store');
  observe(element);
  await press(element, 'View return details');
  service.answer(() => ({ status: 401, json: {} }));
  element.endSession();
  await waitForText(element, 'Please sign in again');
  observe(element);
}

/** The instructions in the area, with another method. The order service knows the return. */
export async function switchMethod(area: AreaElement): Promise<void> {
  goTo(area, `/returns/${RETURN_NUMBER}/return-confirmation/`);
  const instructions = await waitForScreen(area, 'orders-return-instructions');
  await waitForText(instructions, 'Changed your mind?');
  await press(instructions, 'Return to a store');
}
