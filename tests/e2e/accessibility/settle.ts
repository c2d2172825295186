import type { Page } from '@playwright/test';

/** The number of frames without a change after which the page is stable. */
const QUIET_FRAMES = 20;
/** The limit, because a countdown never stops changing. */
const MOST_FRAMES = 240;

/** Waits until nothing changes any more. A page that navigates away counts as stable. */
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
