import { vi } from 'vitest';
import { createCancellationController } from '../../src/features/order-detail/cancellation/cancellation-controller.js';
import { createWireGroup } from '../orders/api/wire-samples.js';
import { VISIBLE_PAGE } from './cancellation-under-test.js';
import { createOrderUnderTest, found } from './order-under-test.js';
import type { ElementContextOptions, SentEvent } from './element-test-context.js';
import { answer, type Reply, type SentRequest } from './scripted-fetch.js';

export const cancellable = (changes: Parameters<typeof found>[0] = {}): Reply =>
  found({
    group: [createWireGroup({ isCancellable: true, actions: { cancel: {} } })],
    authorizationInfo: null,
    ...changes,
  });
export const accepted = answer(202, { jobId: 'job-1', status: 'PENDING' });
export const cancelled = answer(200, { jobId: 'job-1', status: 'COMPLETED', response: { status: 'CANCELLED' } });
export const pending = answer(200, { jobId: 'job-1', status: 'COMPLETED', response: { status: 'PENDING_CANCEL' } });
export const impossible = answer(422, {
  errors: [{ message: 'The order is in a state where the requested operation cannot be performed.' }],
});

/** A tab with session storage, in a browser without locks. */
export function stubTab(): void {
  const stored = new Map<string, string>();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  });
}

/** The events of these names that a page received. */
export const listNamed = (events: readonly SentEvent[], ...names: readonly string[]) =>
  events.filter(({ name }) => names.includes(name));

const isPost = ({ method }: SentRequest): boolean => method === 'POST';

/** A displayed order that can be cancelled. The first reply is the order's; the others are used in the order of requests. */
export async function createCancelUnderTest(
  setting: ElementContextOptions,
  ...[order = cancellable(), ...replies]: Reply[]
) {
  const page = await createOrderUnderTest(setting, order);
  const mount = (tag: Omit<typeof page, 'mount' | 'settle' | 'reads' | 'script'>) => {
    const controller = tag.context.getController(createCancellationController);
    const view = tag.state();
    if (view.status !== 'ready') throw new Error(`The order is not on show: ${view.status}`);
    const { value } = view;
    const cancellation = controller.get(value);
    const deps = controller.toDeps(value);
    const leave = cancellation.enter(deps, VISIBLE_PAGE);
    return {
      ...{ ...tag, controller, value, cancellation, leave },
      start: () => cancellation.start(deps),
      cancelState: () => cancellation.store.getState(),
    };
  };
  const first = mount(page);
  if (replies.length > 0) page.script(...replies);
  return {
    ...first,
    ...{ settle: page.settle, script: page.script, reads: page.reads },
    /** Another tag of the page that shows the same order. */
    mountAnother: async (other: ElementContextOptions = setting) => mount(await page.mount(other)),
    posts: () => page.reads().filter(isPost),
    /** Cancels, and waits for the result. */
    async cancel(ms = 10_000) {
      first.start();
      // The chunks of the calls load one after another.
      await page.settle();
      await page.settle(ms);
    },
  };
}
