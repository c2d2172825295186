import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnnouncementKind } from '../e2e/accessibility/announcement.js';
import { ANNOUNCEMENTS } from '../e2e/accessibility/announcements.js';

/** The code that each kind of announcement is recognized by. */
const SIGNS: Readonly<Record<AnnouncementKind, RegExp>> = {
  announce: /\bplatform\.announce\((?!'')/g,
  useAnnouncement: /(?<!function )\buseAnnouncement\(/g,
  isAlert: /\bisAlert(?=[\s/>=])(?! \?)/g,
  role: /\brole="(?:status|alert)"|'role', '(?:status|alert)'/g,
};
/** Files that provide the announcements to others and announce nothing themselves. */
const TOOLS = ['src/ui/message-box.tsx', 'src/app/context/element-context.ts', 'src/platform/platform.ts'];

function listSources(): { readonly file: string; readonly text: string }[] {
  return ['src', 'elements'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => ({ file: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') })),
  );
}

/** Returns every announcement of a file, in the format of the rows. */
function listLocations({ file, text }: { readonly file: string; readonly text: string }): string[] {
  if (TOOLS.includes(file)) return [];
  return (Object.keys(SIGNS) as AnnouncementKind[]).flatMap((kind) =>
    [...text.matchAll(SIGNS[kind])].map(() => `${file} ${kind}`),
  );
}

/** Returns the announcements without a row and the rows without an announcement. */
function findGaps(locations: readonly string[], rows: readonly string[]): string[] {
  const left = [...rows];
  const missing = locations.filter((location) => {
    const at = left.indexOf(location);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [...missing, ...rows.filter((row) => !locations.includes(row)).map((row) => `nobody says ${row}`)];
}

describe('the list of announcements', () => {
  const locations = listSources().flatMap(listLocations);
  const rows = ANNOUNCEMENTS.map(({ from }): string => from);

  it('has a row for every announcement', () => {
    expect(findGaps(locations, rows)).toEqual([]);
  });

  it('reports an announcement without a row, a second one beside an existing row, and a row without one', () => {
    for (const sign of [
      "platform.announce(intl.t('x'))",
      "useAnnouncement(isSlow, 'x')",
      '<MessageBox title={x} isAlert>',
      '<p role="status">',
    ]) {
      const [location = ''] = listLocations({ file: 'src/features/new.tsx', text: sign });
      expect(location, sign).toMatch(/^src\/features\/new\.tsx \w+$/);
      expect(findGaps([...locations, location], rows)).toEqual([location]);
    }
    const [known = ''] = locations.filter((location) => rows.filter((row) => row === location).length === 1);
    expect(findGaps([...locations, known], rows)).toEqual([known]);
    expect(findGaps(locations, [...rows, 'src/gone.tsx announce'])).toEqual(['nobody says src/gone.tsx announce']);
  });
});
