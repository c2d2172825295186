import { drawSample } from '../../security/draw-sample.js';
import type { Surface } from '../../surfaces/surface.js';
import { SURFACES } from '../../surfaces/surfaces.js';
import { HOST_SHEETS, type HostSheet } from './host-sheets.js';

const SAMPLE = 9;

export interface HostileCheck {
  readonly surface: Surface;
  readonly sheets: readonly HostSheet[];
}

const tags = [...new Set(SURFACES.map(({ tag }) => tag))];
const drawn = drawSample(
  tags.map((tag) => SURFACES.filter((surface) => surface.tag === tag)),
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
