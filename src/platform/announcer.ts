/** Marks our region, so that several embeds on one page share it. */
const MARK = 'data-orders-announcer';
/** A text set in the same task as the one before it is not spoken; long enough for the accessibility tree to settle. */
const SETTLE_MS = 60;

/**
 * One polite live region per page, in the light DOM: regions inside shadow roots are not announced reliably.
 * It is made empty, stays for the life of the page and is never replaced; only its text changes.
 */
export function announce(text: string): void {
  const region = getRegion();
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, SETTLE_MS);
}

/** The page's region, made when there is none yet. */
export function getRegion(): HTMLElement {
  const known = document.querySelector<HTMLElement>(`[${MARK}]`);
  if (known) return known;
  const region = document.createElement('div');
  region.setAttribute(MARK, '');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  // Through the object, as a policy lets scripts do: a style attribute would need an entry in it. The page's sheets hide what is
  // empty, or take every style away, and must not do that here.
  region.style.cssText = 'display:block!important;position:fixed!important;clip-path:inset(50%)!important';
  document.body.append(region);
  return region;
}
