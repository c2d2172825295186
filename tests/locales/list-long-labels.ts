import { listLocales, readLocale } from '../../scripts/data-files.js';
import { readButtonLabels } from '../i18n/button-labels.js';
import { listProjectFiles, readProjectFile } from '../structure/project-files.js';

const LONGEST_SHARE = 1.6;

/** Ids of the texts on buttons. */
export function listButtonLabels(): string[] {
  const ids = new Set(Object.keys(readLocale('en')));
  const modules = listProjectFiles().filter((path) => /^(src|elements)\/.*\.tsx$/.test(path));
  const labels = modules.flatMap((path) => readButtonLabels(path, readProjectFile(path), ids));
  return [...new Set(labels)].sort();
}

/** Labels that exceed the permitted length relative to English, by locale. Labels with values are measured with these. */
export function listLongLabels(): Record<string, Record<string, string>> {
  const english = readLocale('en');
  const ids = listButtonLabels();
  const rows = listLocales().map((tag) => {
    const texts = readLocale(tag);
    const long = ids.filter((id) => isLong(english[id] ?? '', texts[id] ?? ''));
    return [tag, Object.fromEntries(long.map((id) => [id, texts[id] ?? '']))] as const;
  });
  return Object.fromEntries(rows.filter(([, long]) => Object.keys(long).length > 0));
}

function isLong(source: string, text: string): boolean {
  return !source.includes('{') && [...text].length > LONGEST_SHARE * [...source].length;
}
