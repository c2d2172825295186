export interface VisibleTiles {
  /** Places in the list, counted from 0. */
  readonly first: number;
  readonly last: number;
}

/** Which children of a list that scrolls sideways are in sight by more than half, in the order of the list. */
export function findVisibleTiles(list: Element | null): VisibleTiles {
  const tiles = [...(list?.children ?? [])];
  const frame = list?.getBoundingClientRect();
  if (!frame || frame.width === 0) return { first: 0, last: tiles.length - 1 };
  const visible = tiles.flatMap((tile, place) => {
    const { left, right, width } = tile.getBoundingClientRect();
    const shown = Math.min(right, frame.right) - Math.max(left, frame.left);
    return shown > width / 2 ? [place] : [];
  });
  return { first: visible[0] ?? 0, last: visible.at(-1) ?? 0 };
}
