import { expect, type Page } from '@playwright/test';
import { holdBack } from '../e2e/support/test.js';
import { allowPageCache, leaveAndReturn } from './keep-page.js';
import type { Write } from './write.js';

/** The controls of a running trigger. */
export interface TriggerControls {
  /** The sandbox of the page. */
  readonly world: string;
  /** Releases the held request; by default this happens after the trigger. */
  letGo(): void;
}

/** A way in which a careless tag would send one write several times. */
export interface Trigger {
  readonly name: string;
  /** Needs the back-forward cache, which Playwright disables in Chromium by default. */
  readonly needsPageCache?: true;
  /** Uses two tabs, which only a lock can coordinate. */
  readonly isAcrossTabs?: true;
  /** Runs before the page is opened. */
  before?(page: Page): Promise<void>;
  /** Triggers the write on a page that is ready to send it. */
  pull(page: Page, write: Write, controls: TriggerControls): Promise<void>;
}

/** A trigger that only presses the sending button. */
export interface PressTrigger extends Omit<Trigger, 'pull'> {
  pull(page: Page, write: Pick<Write, 'getSenders'>): Promise<void>;
}

/** Clicks every sending button `times` times within one task. */
export async function press(page: Page, write: Pick<Write, 'getSenders'>, times: number): Promise<void> {
  await write.getSenders(page).evaluateAll((buttons, count) => {
    for (let index = 0; index < count; index += 1) for (const button of buttons) (button as HTMLElement).click();
  }, times);
}

/** The triggers that press the sending button again and again, and need nothing else of a write. */
export const PRESSES: readonly PressTrigger[] = [
  {
    name: 'twenty fast clicks',
    async pull(page, write) {
      await press(page, write, 10);
      await press(page, write, 10);
    },
  },
  {
    name: 'Enter and a click',
    async pull(page, write) {
      const sender = write.getSenders(page);
      await sender.focus();
      await page.keyboard.press('Enter');
      await sender.dispatchEvent('click');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'a script that submits again and again',
    pull: (page, write) => write.getSenders(page).evaluate(submitByScript),
  },
];

export const TRIGGERS: readonly Trigger[] = [
  ...PRESSES,
  {
    name: 'a tag that is removed and inserted again while the request is pending',
    async pull(page, write) {
      await press(page, write, 1);
      await page.evaluate(async () => {
        const tag = document.querySelector('orders-area');
        const container = tag?.parentElement;
        tag?.remove();
        // Longer than moving an element takes, so that the tag has lost its own state.
        await new Promise((resolve) => setTimeout(resolve, 300));
        if (tag) container?.append(tag);
      });
      await write.reopen(page);
      await press(page, write, 3);
    },
  },
  {
    name: 'two tags at the same moment',
    async pull(page, write) {
      await write.openSecond(page);
      await press(page, write, 2);
    },
  },
  {
    name: 'two tabs',
    isAcrossTabs: true,
    async pull(page, write, { world, letGo }) {
      const other = await page.context().newPage();
      const letOtherGo = await holdBack(other, write.path, 'POST');
      await write.open(other, { world });
      await Promise.all([press(page, write, 1), press(other, write, 1)]);
      // The answer must not arrive before both tabs have started.
      await Promise.all([write.expectPending(page), write.expectPending(other)]);
      await expect.poll(() => page.evaluate(countWaitingTabs)).toBe(1);
      letGo();
      letOtherGo();
      await write.expectDone(other);
      await page.bringToFront();
    },
  },
  {
    name: 'a return from the back-forward cache',
    needsPageCache: true,
    before: allowPageCache,
    async pull(page, write, { letGo }) {
      await leaveAndReturn(page);
      await press(page, write, 20);
      letGo();
      await write.expectDone(page);
      await leaveAndReturn(page);
    },
  },
];

/** Counts the tabs that wait for the lock; a tab that looks busy may not have requested it yet. Runs in the page. */
async function countWaitingTabs(): Promise<number> {
  const { pending = [] } = await navigator.locks.query();
  return pending.filter(({ mode }) => mode === 'exclusive').length;
}

/** Submits in every way a script can: through the button, its form and its dialog, where they exist. Runs in the page. */
async function submitByScript(sender: HTMLElement): Promise<void> {
  const form = sender.closest('form');
  const far = { bubbles: true, composed: true, cancelable: true };
  const pressKey = (target: Element, key: string): void => {
    for (const name of ['keydown', 'keypress', 'keyup']) target.dispatchEvent(new KeyboardEvent(name, { ...far, key }));
  };
  const acts = [
    () => sender.dispatchEvent(new MouseEvent('click', far)),
    () => sender.dispatchEvent(new PointerEvent('click', { ...far, detail: 2, pointerId: 1 })),
    () => sender.click(),
    () => form?.requestSubmit(),
    ...[sender, form, sender.closest('dialog')]
      .filter((target) => target !== null)
      .flatMap((target) => [
        () => target.dispatchEvent(new SubmitEvent('submit', { ...far, submitter: sender })),
        () => pressKey(target, 'Enter'),
        () => pressKey(target, ' '),
      ]),
  ];
  for (let round = 0; round < 5; round += 1) {
    for (const act of acts) act();
    await new Promise((resolve) => setTimeout(resolve, round * 10));
  }
}
