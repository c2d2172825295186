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
 * Surfaces of which two pictures differ without any sheet. What a long list keeps as cards goes by what is in sight, and for a picture of
 * the whole page the window is made as high as the list. The code of a payment is another one with every load. A tag whose attributes
 * are wrong has no theme, and follows the page.
 */
const DIFFERS_BY_ITSELF = /^(history-stub|payment-code$|area-wrong-attribute$)/;
const still = SURFACES.filter(({ name }) => !DIFFERS_BY_ITSELF.test(name));
const tags = [...new Set(still.map(({ tag }) => tag))];
const drawn = drawSample(
  tags.map((tag) => still.filter((surface) => surface.tag === tag)),
  SAMPLE,
);

/** On the page of a partner, from another origin: where the sheets are somebody else's. */
const PARTNER: Surface = {
  name: "a partner's page",
  tag: 'orders-area',
  state: 'ready',
  async open(page) {
    await page.goto('/');
    const { hostname, port } = new URL(page.url());
    await page.goto(`http://${hostname}:${Number(port) + 1}/partner/orders/`);
    // A page that is dark on the whole is followed, unless it says otherwise.
    await page.locator('orders-area').evaluate((area) => area.setAttribute('theme', 'light'));
    await isShown(page, 'orders-guest-lookup form');
  },
};

/** The partner's page under every sheet, and every surface; of a sample of surfaces, each sheet over two of them. */
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
