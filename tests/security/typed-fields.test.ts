// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TYPED_FIELDS } from '../e2e/security/typed-fields.js';
import { listProjectFiles } from '../structure/project-files.js';

/** Components and elements that accept any text. */
const FIELD = /<(?:Field|TextArea|textarea)\b|<input\b(?![^>]*\btype="(?:checkbox|radio|hidden)")/g;
/** The components themselves. */
const PIECES = ['src/ui/field.tsx', 'src/ui/text-area.tsx', 'src/features/guest-lookup/terms-field.tsx'];

/** Files that render fields, each as often as it does. */
function listDrawn(file: string, text: string): string[] {
  return PIECES.includes(file) ? [] : [...text.matchAll(FIELD)].map(() => file);
}

/** Entries that are rendered more often than they have rows. */
function findGaps(drawn: readonly string[], rows: readonly string[]): string[] {
  const left = [...rows];
  return drawn.filter((file) => {
    const at = left.indexOf(file);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

describe('the list of fields that hostile texts are typed into', () => {
  const sources = listProjectFiles().filter((file) => /^(?:src|elements)\/.*\.tsx$/.test(file));
  const drawn = sources.flatMap((file) => listDrawn(file, readFileSync(file, 'utf8')));
  const rows = TYPED_FIELDS.map(({ from }) => from);

  it('has a row for every rendered field, and no other', () => {
    expect(findGaps(drawn, rows)).toEqual([]);
    expect(findGaps(rows, drawn)).toEqual([]);
  });

  it('reports a field without a row', () => {
    for (const field of ['<Field name="a" />', '<TextArea name="a" />', '<textarea>', '<input type="text" />']) {
      const added = listDrawn('src/features/new.tsx', field);
      expect(findGaps([...drawn, ...added], rows), field).toEqual(['src/features/new.tsx']);
    }
    expect(listDrawn('src/features/new.tsx', '<input id="a" type="radio" />')).toEqual([]);
  });

  it('names existing tests', () => {
    const named = TYPED_FIELDS.flatMap(({ name, heldBy }) => (heldBy === undefined ? [] : [{ name, heldBy }]));
    for (const { name, heldBy } of named) {
      expect(existsSync(heldBy) && readFileSync(heldBy, 'utf8').includes(name), `${heldBy} types ${name}`).toBe(true);
    }
  });
});
