/** A row of the README's table of sizes. */
const ROW = /^\| `<(orders-[a-z-]+)>` *\| *(\d+) *\| *(\d+) *\|$/gm;
const FOLDERS = ['embed', 'cdn'] as const;
/** The README may differ from the build by this share. */
const TOLERANCE = 0.05;

/**
 * Compares the README's table of sizes with the build.
 *
 * @param measure bytes of a script with all that it imports statically, by its path in `dist/`
 * @returns one sentence for each size that is missing or wrong
 */
export function listWrongSizes(readme: string, tags: readonly string[], measure: (entry: string) => number): string[] {
  const rows = new Map([...readme.matchAll(ROW)].map(([, tag = '', ...sizes]) => [tag, sizes]));
  return tags.flatMap((tag) =>
    FOLDERS.flatMap((folder, column) => {
      const entry = `${folder}/${tag}.js`;
      const size = measure(entry) / 1_000;
      const stated = rows.get(tag)?.[column];
      if (stated !== undefined && Math.abs(Number(stated) - size) <= size * TOLERANCE) return [];
      return [`README.md says ${stated ?? 'nothing'} for ${entry}; it has ${size.toFixed(1)} kB.`];
    }),
  );
}
