import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A locale as the build compiles it: plain texts as they are, others as syntax trees, so that no parser ships. */
export type CompiledMessages = Readonly<Record<string, string | MessageFormatElement[]>>;

/** Kind numbers of the ICU syntax tree that overrides are made of. */
const LITERAL = 0;
const ARGUMENT = 1;

/**
 * Compiles a host's wording. It is text with plain `{name}` placeholders and nothing else: no plural rules, no tags, no HTML.
 */
export function compileText(text: string): MessageFormatElement[] {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => ({ type: index % 2 === 0 ? LITERAL : ARGUMENT, value: part }))
    .filter((element) => !('value' in element) || element.value !== '');
}
