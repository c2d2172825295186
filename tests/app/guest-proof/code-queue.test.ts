import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCodeQueue, type ProofRequest } from '../../../src/app/guest-proof/create-code-queue.js';
import type { CodeDialogProps } from '../../../src/app/guest-proof/code-dialog.js';
import type { ElementContext } from '../../../src/app/context/element-context.js';
import type { CodeStep } from '../../../src/app/guest-proof/store/code-step.js';
import { createElementTestContext } from '../../support/element-test-context.js';
import { forgetPage } from '../../support/forget-page.js';
import { seal } from '../../support/secrets.js';

beforeEach(forgetPage);

const ORDER = { orderNumber: 'US1000', contact: { email: 'guest@example.com' } };
const OTHER = { orderNumber: 'US2000', contact: { email: 'other@example.com' } };
const CONTACT = { email: seal('guest@example.com', 'https://shop.example') };
const LIFE_MS = 60_000;

type Dialog = ReactElement<CodeDialogProps> | undefined;
type Probe = ReactElement<{ readonly onVisibility: (isVisible: boolean) => void; readonly children: Dialog }>;

/** Sends no call: no test waits for an answer. */
const lazyCall: ProofRequest['lazyCall'] = () => () => new Promise(() => undefined);

/** A tag that is in the page until `isThere` is false. */
function createTag() {
  const state = { isThere: true };
  const { context, platform } = createElementTestContext({ isInPage: () => state.isThere });
  const getProbe = () => context.settings.getState().step as Probe | undefined;
  return {
    ...{ context, state, clock: platform.clock },
    isWaiting: () => getProbe() !== undefined,
    getStep: (): CodeStep | undefined => getProbe()?.props.children?.props.step,
    leave: () => getProbe()?.props.children?.props.onLeave(),
    show: (isVisible = true) => getProbe()?.props.onVisibility(isVisible),
    remove() {
      state.isThere = false;
      context.dispose();
    },
  };
}

function prove(queue: ReturnType<typeof createCodeQueue>, context: ElementContext, request: object = ORDER) {
  const controller = new AbortController();
  const seen: { isProved?: boolean } = {};
  void queue
    .prove({ context, request, signal: controller.signal, lazyCall })
    .then((isProved) => Object.assign(seen, { isProved }));
  return { controller, seen };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the queue of steps', () => {
  it('shows a step once its tag is visible, and hides it while the tag is hidden', () => {
    const [queue, tag] = [createCodeQueue(), createTag()];
    prove(queue, tag.context);
    expect([tag.isWaiting(), tag.getStep()]).toEqual([true, undefined]);
    tag.show(false);
    expect(tag.getStep()).toBeUndefined();
    tag.show();
    const step = tag.getStep();
    expect(step).toBeDefined();
    tag.show(false);
    expect(tag.getStep()).toBeUndefined();
    tag.show();
    expect(tag.getStep(), 'it goes on').toBe(step);
  });

  it('shows one step at a time: that of the visible tag whose call has waited longest', async () => {
    const queue = createCodeQueue();
    const [hidden, first, second] = [createTag(), createTag(), createTag()];
    for (const [tag, request] of [
      [hidden, OTHER],
      [first, ORDER],
      [second, ORDER],
    ] as const) {
      prove(queue, tag.context, request);
    }
    second.show();
    const step = second.getStep();
    first.show();
    expect([first.getStep(), second.getStep()]).toEqual([step, undefined]);
    first.show(false);
    expect([first.getStep(), second.getStep()]).toEqual([undefined, step]);
    first.show();
    first.leave();
    await settle();
    expect([first.isWaiting(), second.isWaiting(), hidden.isWaiting()]).toEqual([false, false, true]);
    hidden.show();
    expect(hidden.getStep()).toBeDefined();
  });

  it('continues in another tag that waits for the same answer, even if that tag joins later', async () => {
    const queue = createCodeQueue();
    const [owner, other] = [createTag(), createTag()];
    const tags = [owner.context];
    const { seen } = prove(queue, owner.context, { ...ORDER, listTags: () => tags });
    owner.show(false);
    tags.push(other.context);
    expect(other.isWaiting()).toBe(false);
    owner.show(false);
    expect(other.isWaiting()).toBe(true);
    other.show();
    const step = other.getStep();
    expect(step).toBeDefined();
    owner.remove();
    await settle();
    expect([seen.isProved, other.getStep()]).toEqual([undefined, step]);
    other.state.isThere = false;
    other.show(false);
    await settle();
    expect([seen.isProved, other.isWaiting()]).toEqual([false, false]);
  });

  it('closes with its last tag, its last call, and its session', async () => {
    const ends: readonly ((tag: ReturnType<typeof createTag>, more: { abort(): void; wipe(): void }) => void)[] = [
      (tag) => tag.remove(),
      (tag) => tag.leave(),
      (_tag, { abort }) => abort(),
      (_tag, { wipe }) => wipe(),
    ];
    for (const end of ends) {
      const [queue, tag] = [createCodeQueue(), createTag()];
      const { seen, controller } = prove(queue, tag.context);
      tag.show();
      end(tag, { abort: () => controller.abort(), wipe: () => queue.wipe() });
      await settle();
      expect([seen.isProved, tag.isWaiting()], String(end)).toEqual([false, false]);
      expect(tag.clock.countTimers()).toBe(0);
    }
  });

  it('shows no step for a call that is no longer needed', async () => {
    const [queue, tag] = [createCodeQueue(), createTag()];
    const signal = AbortSignal.abort();
    expect(await queue.prove({ context: tag.context, request: ORDER, signal, lazyCall })).toBe(false);
    expect(tag.isWaiting()).toBe(false);
  });

  it('knows who is proved, and whose proof has ended', async () => {
    const queue = createCodeQueue();
    const tag = createTag();
    const outcomes: unknown[] = [
      { kind: 'found', value: { id: 'c', channel: 'email', lifeMs: LIFE_MS, resendMs: 0 } },
      { kind: 'found', value: { kind: 'right', token: seal('gt-1'), lifeMs: LIFE_MS } },
    ];
    const answers = (() => () => Promise.resolve(outcomes.shift())) as unknown as ProofRequest['lazyCall'];
    const signal = new AbortController().signal;
    const isProved = queue.prove({ context: tag.context, request: ORDER, signal, lazyCall: answers });
    expect([queue.isProved(CONTACT), queue.hasEnded(CONTACT)]).toEqual([false, false]);
    tag.show();
    await settle();
    tag.getStep()?.edit('123456');
    expect(await isProved).toBe(true);
    expect([queue.isProved(CONTACT), queue.hasEnded(CONTACT), queue.find(CONTACT) !== undefined]).toEqual([
      true,
      false,
      true,
    ]);
    await tag.clock.pass(LIFE_MS);
    expect([queue.isProved(CONTACT), queue.hasEnded(CONTACT), queue.find(CONTACT)]).toEqual([false, true, undefined]);
    queue.wipe();
    expect(queue.hasEnded(CONTACT)).toBe(false);
  });
});
