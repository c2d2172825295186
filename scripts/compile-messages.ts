import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessages } from '../src/i18n/create-intl.js';

/** Compiles a locale's ICU texts to syntax trees. A syntax error names its key. */
export function compileMessages(texts: Readonly<Record<string, string>>): Record<string, MessageFormatElement[]> {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compile(id, text)]));
}

function compile(id: string, text: string): MessageFormatElement[] {
  try {
    return parse(text, { captureLocation: false, ignoreTag: false });
  } catch (error) {
    throw new Error(`Message "${id}" has a syntax error: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Shortens messages for shipping: one that is a single literal becomes a string. */
export function toShippedMessages(compiled: Readonly<Record<string, MessageFormatElement[]>>): CompiledMessages {
  return Object.fromEntries(Object.entries(compiled).map(([id, message]) => [id, findPlainText(message) ?? message]));
}

function findPlainText([first, ...rest]: MessageFormatElement[]): string | undefined {
  return first?.type === TYPE.literal && rest.length === 0 ? first.value : undefined;
}
