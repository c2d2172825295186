import { FLAG_TABLE } from './flag-table.js';
import type { ElementContext } from '../context/element-context.js';

/** What each tag was told of last, so that a slip of the pen stands in the console once and not with every call. */
const told = new WeakMap<ElementContext, string>();

/** Says in the console which words of `flags` are no flag. They do nothing, and a word that does nothing looks like a fault of ours. */
export function nameUnknownFlags(context: ElementContext): void {
  const known: readonly string[] = FLAG_TABLE.map(({ name }) => name);
  const unknown = context.settings.getState().configuration.flags.filter((flag) => !known.includes(flag));
  const identity = unknown.join(' ');
  if (identity === (told.get(context) ?? '')) return;
  told.set(context, identity);
  for (const flag of unknown) context.port.warn(`flags="${flag}" is no flag: ${describeExpected(flag, known)}`);
}

/** The nearest by its letters alone, where upper and lower case were mixed up; else where the list stands. */
function describeExpected(flag: string, known: readonly string[]): string {
  const meant = known.find((name) => name.toLowerCase() === flag.toLowerCase());
  return meant === undefined ? 'expected names of docs/flags.md.' : `expected "${meant}".`;
}
