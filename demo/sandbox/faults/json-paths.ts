/**
 * Edits the field that a path names in a JSON value: names and indexes joined by dots, `*` for every element, `-1` for
 * the last one. A path without a match changes nothing.
 */
export function editPath(value: unknown, path: string, edit: (holder: object, key: string) => void): void {
  const [step = '', ...rest] = path.split('.');
  if (typeof value !== 'object' || value === null) return;
  for (const key of listKeys(value, step).filter((candidate) => Object.hasOwn(value, candidate))) {
    if (rest.length === 0) edit(value, key);
    else editPath(Reflect.get(value, key), rest.join('.'), edit);
  }
}

/**
 * Calls `visit` for the value and every object in it, innermost first, so that objects added by `visit` are not
 * visited.
 */
export function visitObjects(value: unknown, visit: (object: object) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) visitObjects(part, visit);
  visit(value);
}

function listKeys(value: object, step: string): string[] {
  if (!Array.isArray(value)) return [step];
  if (step === '*') return Object.keys(value);
  return step === '-1' ? [String(value.length - 1)] : [step];
}
