import { press } from './lookup-form.js';
import { find, placeTag, service, waitForText } from './page.js';
import { createPartnerService, createWirePartnerOrders } from './partners.js';

/** Off, signed out, with more to show, failed, without any, ended. */
export async function walkPartners(
  { guest, member }: { readonly guest: object; readonly member: object },
  observe: (element: Element) => void,
): Promise<void> {
  const element = placeTag('orders-partner-history', { properties: { adapter: guest } });
  await waitForText(element, "Partner orders aren't available here");
  observe(element);
  find<HTMLAnchorElement>(element, '.empty a')?.click();
  element.setAttribute('flags', 'enablePartnerOrders');
  await press(element, 'Sign in');
  observe(element);
  service.answer(createPartnerService(createWirePartnerOrders(11)));
  element.adapter = member;
  await waitForText(element, 'Show More');
  observe(element);
  service.answer(() => ({ status: 401, json: {} }));
  element.endSession();
  await waitForText(element, 'Please sign in again');
  observe(element);
  service.answer(createPartnerService([]));
  element.endSession();
  await waitForText(element, "You don't have any partner orders yet");
  observe(element);
}
