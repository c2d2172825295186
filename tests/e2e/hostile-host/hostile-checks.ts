import { drawSample } from '../../security/draw-sample.js';
import { isShown, type Surface } from '../../surfaces/surface.js';
import { SURFACES } from '../../surfaces/surfaces.js';
import { HOST_SHEETS, type HostSheet } from './host-sheets.js';

const SAMPLE = 9;

export interface HostileCheck {
  readonly surface: Surface;
  readonly sheets: readonly HostSheet[];
}

/**
 * Surfaces of which two pictures differ even without a sheet. Which pages of a long list are cards depends on the viewport, and for a
 * full-page screenshot the window is as high as the list. The code of a payment changes with every load. An element with wrong attributes
 * has no theme and follows the page.
 */
const DIFFERS_BY_ITSELF = /^(history-stub|payment-code$|area-wrong-attribute$)/;
const still = SURFACES.filter(({ name }) => !DIFFERS_BY_ITSELF.test(name));
const tags = [...new Set(still.map(({ tag }) => tag))];
const drawn = drawSample(
  tags.map((tag) => still.filter((surface) => surface.tag === tag)),
  SAMPLE,
);

/** A partner's page from another origin, where another party wrote the style sheets. */
const PARTNER: Surface = {
  name: "a partner's page",
  tag: 'orders-area',
  state: 'ready',
  async open(page) {
    await page.goto('/');
    const { hostname, port } = new URL(page.url());
    await page.goto(`http://${hostname}:${Number(port) + 1}/partner/orders/`);
    // The area would follow a page that is dark as a whole, unless it sets a theme.
    await page.locator('orders-area').evaluate((area) => area.setAttribute('theme', 'light'));
    await isShown(page, 'orders-guest-lookup form');
  },
};

/** The partner's page and every surface under every sheet; in a sample of surfaces, each sheet on two of them. */
export const HOSTILE_CHECKS: readonly HostileCheck[] = [{ surface: PARTNER, sheets: HOST_SHEETS }, ...drawChecks()];

function drawChecks(): HostileCheck[] {
  return drawn.map((surface, index, { length }) => ({
    surface,
    sheets:
      length > SAMPLE
        ? HOST_SHEETS
        : HOST_SHEETS.filter((_, at) => [2 * at, 2 * at + 1].some((turn) => turn % length === index)),
  }));
}
