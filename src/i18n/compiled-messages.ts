import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A locale as compiled by the build: plain texts as strings, others as syntax trees, so that no parser ships. */
export type CompiledMessages = Readonly<Record<string, string | MessageFormatElement[]>>;

/** Element type numbers of the ICU syntax tree, as used in overrides. */
const LITERAL = 0;
const ARGUMENT = 1;

/** Compiles a text of the page: plain text with `{name}` placeholders and nothing else: no plural rules, no tags, no HTML. */
export function compileText(text: string): MessageFormatElement[] {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => ({ type: index % 2 === 0 ? LITERAL : ARGUMENT, value: part }))
    .filter((element) => !('value' in element) || element.value !== '');
}
