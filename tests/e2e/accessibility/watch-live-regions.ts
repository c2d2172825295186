import type { Page } from '@playwright/test';

/**
 * Records what the live regions of every page announce from now on: each change of a region's text, and each region that appears with a
 * text. A region that is emptied and filled again counts again, because screen readers announce it again.
 */
export async function watchLiveRegions(page: Page): Promise<string[]> {
  const announced: string[] = [];
  await page.exposeFunction('reportAnnouncement', (text: string) => announced.push(text));
  await page.addInitScript(() => {
    const report = (window as unknown as { reportAnnouncement(text: string): void }).reportAnnouncement;
    const regions = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])';
    const texts = new WeakMap<Element, string>();
    const listen = (): void => {
      for (const region of window.kit.listElements().filter((element) => element.matches(regions))) {
        const text = region.textContent.trim().replace(/\s+/g, ' ');
        if (text !== '' && text !== texts.get(region)) report(text);
        texts.set(region, text);
      }
    };
    const observer = new MutationObserver(listen);
    const observe = (root: Node): void =>
      observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    observe(document);
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (options) {
      const root = attachShadow.call(this, options);
      observe(root);
      return root;
    };
  });
  return announced;
}
