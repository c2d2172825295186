import { drawSample } from '../../security/draw-sample.js';
import type { Surface } from '../../surfaces/surface.js';
import { SURFACES } from '../../surfaces/surfaces.js';
import { HOST_SHEETS, type HostSheet } from './host-sheets.js';

const SAMPLE = 9;

export interface HostileCheck {
  readonly surface: Surface;
  readonly sheets: readonly HostSheet[];
}

/**
 * What a long list keeps as cards goes by what is in sight, and for a picture of the whole page the window is made as high as the
 * list: two pictures show two moments of it. `orders-history` is held against the sheets by its other surfaces.
 */
const CHANGES_WITH_SIGHT = /^history-stub/;
const still = SURFACES.filter(({ name }) => !CHANGES_WITH_SIGHT.test(name));
const tags = [...new Set(still.map(({ tag }) => tag))];
const drawn = drawSample(
  tags.map((tag) => still.filter((surface) => surface.tag === tag)),
  SAMPLE,
);

/** Every surface under every sheet; of a sample of surfaces, each sheet over two of them. */
export const HOSTILE_CHECKS: readonly HostileCheck[] = drawn.map((surface, index, { length }) => ({
  surface,
  sheets:
    length > SAMPLE
      ? HOST_SHEETS
      : HOST_SHEETS.filter((_, at) => [2 * at, 2 * at + 1].some((turn) => turn % length === index)),
}));
