/** Every announcement of the page's live region from now on. */
export function listenToAnnouncements(): string[] {
  const announcements: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const isRegion = target instanceof Element && target.hasAttribute('data-orders-announcer');
      if (isRegion) announcements.push(...[...addedNodes].map(({ textContent }) => textContent ?? '').filter(Boolean));
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return announcements;
}
