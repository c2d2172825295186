import type { OtherEngine } from './engine-test.js';
import type { Box } from './read-layout.js';

/** A box may be wider or narrower by this many CSS pixels. */
const MAX_PIXELS = 4;
/** WebKitGTK rounds the width of each letter to whole pixels, so a box's width may differ by this share in addition. */
const ROUNDING: Readonly<Record<OtherEngine, number>> = { firefox: 0, webkit: 0.03 };

/** Lists the differences between the boxes of Chromium's page and those of another engine's. */
export function compareLayouts(engine: OtherEngine, expected: readonly Box[], found: readonly Box[]): string[] {
  const boxes = new Map(found.map((box) => [box.path, box]));
  const paths = new Set(expected.map(({ path }) => path));
  return [
    ...expected.flatMap((box) => compareBoxes(box, boxes.get(box.path), MAX_PIXELS + ROUNDING[engine] * box.width)),
    ...found.filter(({ path }) => !paths.has(path)).map(({ path }) => `${path} is there as well`),
  ];
}

function compareBoxes({ path, text, width }: Box, found: Box | undefined, tolerance: number): string[] {
  if (!found) return [`${path} is missing`];
  const differences: string[] = [];
  if (found.text !== text) differences.push(`${path} says ${JSON.stringify(found.text)}, not ${JSON.stringify(text)}`);
  if (Math.abs(found.width - width) > tolerance)
    differences.push(`${path} is ${found.width.toFixed(1)} px wide, not ${width.toFixed(1)} px`);
  return differences;
}
