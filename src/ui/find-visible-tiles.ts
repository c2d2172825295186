export interface VisibleTiles {
  /** Indexes in the list, from 0. */
  readonly first: number;
  readonly last: number;
}

/** Finds the children of a horizontally scrolling list that are more than half visible, in list order. */
export function findVisibleTiles(list: Element | null): VisibleTiles {
  const tiles = [...(list?.children ?? [])];
  const frame = list?.getBoundingClientRect();
  if (!frame || frame.width === 0) return { first: 0, last: tiles.length - 1 };
  const visible = tiles.flatMap((tile, index) => {
    const { left, right, width } = tile.getBoundingClientRect();
    const shown = Math.min(right, frame.right) - Math.max(left, frame.left);
    return shown > width / 2 ? [index] : [];
  });
  return { first: visible[0] ?? 0, last: visible.at(-1) ?? 0 };
}
