import type { Page } from '@playwright/test';

/** Frames in which nothing changes any more. */
const QUIET_FRAMES = 20;
/** A countdown never comes to rest. */
const MOST_FRAMES = 240;

/** Waits until nothing changes any more. A page that is left for another one has settled, too. */
export async function settle(page: Page): Promise<void> {
  await page
    .evaluate(
      async ({ quiet, most }) => {
        const roots = window.kit.listRoots();
        let still = 0;
        const observer = new MutationObserver(() => (still = 0));
        for (const root of roots) observer.observe(root, { subtree: true, childList: true, attributes: true });
        for (let frame = 0; frame < most && still < quiet; frame += 1) {
          still += 1;
          await new Promise(requestAnimationFrame);
        }
        observer.disconnect();
      },
      { quiet: QUIET_FRAMES, most: MOST_FRAMES },
    )
    .catch((error: unknown) => {
      if (!/navigation|destroyed/i.test(String(error))) throw error;
    });
}
