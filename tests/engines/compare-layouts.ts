import type { OtherEngine } from './engine-test.js';
import type { Box } from './read-layout.js';

/** A box may be wider or narrower by so many CSS pixels. */
const MAX_PIXELS = 4;
/** WebKitGTK rounds the width of each letter to whole pixels, so that its fonts are only nearly equal: by this part of a box's width. */
const ROUNDING: Readonly<Record<OtherEngine, number>> = { firefox: 0, webkit: 0.03 };

/** What of one engine's page is not as in the other's; nothing where the two show the same. */
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
