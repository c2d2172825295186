import { FLAG_TABLE } from './flag-table.js';
import type { ElementContext } from '../context/element-context.js';

/** The last warning of each element, so that a typo is reported once and not with every call. */
const logged = new WeakMap<ElementContext, string>();

/** Warns about words in `flags` that are no flag. They have no effect, which otherwise looks like a bug in this package. */
export function nameUnknownFlags(context: ElementContext): void {
  const known: readonly string[] = FLAG_TABLE.map(({ name }) => name);
  const unknown = context.settings.getState().configuration.flags.filter((flag) => !known.includes(flag));
  const identity = unknown.join(' ');
  if (identity === (logged.get(context) ?? '')) return;
  logged.set(context, identity);
  for (const flag of unknown) context.port.warn(`flags="${flag}" is not a flag: ${describeExpected(flag, known)}`);
}

/** Suggests the flag that differs only in upper and lower case; otherwise refers to the list of flags. */
function describeExpected(flag: string, known: readonly string[]): string {
  const meant = known.find((name) => name.toLowerCase() === flag.toLowerCase());
  return meant === undefined ? 'expected a name from docs/flags.md.' : `expected "${meant}".`;
}
