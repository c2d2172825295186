import { vi } from 'vitest';
import { createOrderController } from '../../src/orders/order-controller.js';
import type { OrderView } from '../../src/orders/store/orders.js';
import { createWireOrder } from '../orders/api/wire-samples.js';
import { createFakePlatform, type FakePlatform } from './fake-platform.js';
import {
  createElementTestContext,
  type ElementContextOptions,
  type ElementTestContext,
} from './element-test-context.js';
import { answer, type Reply, NO_RULES } from './scripted-fetch.js';

export const EMAIL = 'guest@example.com';
export const MEMBER = { user: { id: 'upm-1001' }, getAccessToken: () => 't0ken' };
export const WITH_NUMBER = { 'order-number': 'A1000' };
export const GUESTS = { attributes: WITH_NUMBER, properties: { contact: { email: EMAIL } } };
export const MEMBERS = { attributes: WITH_NUMBER, properties: { adapter: MEMBER } };

/** An order as the service sends it. */
export const found = (changes: Parameters<typeof createWireOrder>[0] = {}): Reply =>
  answer(200, createWireOrder({ shouldRefresh: false, age: 0, ...changes }));

/** One order on such a page, created as its element creates it. Each read takes one reply; the last one repeats. */
export async function createOrderUnderTest(setting: ElementContextOptions, ...replies: readonly Reply[]) {
  const platform = createFakePlatform();
  script(platform, replies);
  const mount = async (other: ElementContextOptions = setting) => {
    const tag = createElementTestContext({ ...other, platform });
    tag.configure(other.attributes ?? {});
    const order = tag.context.getController(createOrderController);
    await settle();
    return { ...tag, order, state: () => order.store.getState() };
  };
  const settle = async (ms = 0): Promise<void> => {
    for (let turn = 0; turn < 3; turn += 1) {
      await vi.dynamicImportSettled();
      await platform.clock.pass(turn === 0 ? ms : 0);
    }
  };
  const reads = () => platform.network.requests.filter(({ url }) => !url.includes('/data/'));
  return { ...(await mount()), mount, settle, reads, script: (...next: Reply[]) => script(platform, next) };
}

function script({ network }: FakePlatform, replies: readonly Reply[]): void {
  const left = [...(replies.length > 0 ? replies : [found()])];
  network.script((request) => {
    if (request.url.includes('/data/')) return NO_RULES(request);
    const [reply = NO_RULES] = left.length > 1 ? left.splice(0, 1) : left;
    return reply(request);
  });
}

/** The number and the message of the displayed order, or its state. */
export function show({ state }: { readonly state: () => OrderView }): string {
  const view = state();
  return view.status === 'ready' ? [view.value.orderNumber, view.value.message].join(' ') : view.status;
}

/** The details of all `orders-error` events. */
export const listErrors = ({ events }: Pick<ElementTestContext, 'events'>) =>
  events.filter(({ name }) => name === 'orders-error').map(({ detail }) => detail);
