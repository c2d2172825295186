import type { Page } from '@playwright/test';

/** The links to help, in the order that every view uses (WCAG 3.2.6): by address, so that it works in every language. */
const HELP_ORDER: readonly string[] = ['^tel:', '/help/contact$', '/legal/return-policy$', '/help$'];

/** Finds help links in a different order. A dialog hides those of the page behind it. */
export async function findMixedHelp(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() => {
    const { kit } = window;
    const modal = kit.findModal();
    const links = kit.listElements().filter((element) => element instanceof HTMLAnchorElement);
    return links.filter((link) => kit.isSeen(link) && (!modal || modal.contains(link))).map(({ href }) => href);
  });
  const ranks = addresses.flatMap((address) => {
    const rank = HELP_ORDER.findIndex((pattern) => new RegExp(pattern).test(address));
    return rank === -1 ? [] : [rank];
  });
  const isMixed = ranks.some((rank, index) => rank < (ranks[index - 1] ?? 0));
  return isMixed ? [`help in another order: ${ranks.map((rank) => HELP_ORDER[rank]).join(', ')}`] : [];
}
