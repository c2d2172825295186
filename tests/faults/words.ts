import { readFileSync } from 'node:fs';
import type { MessageId } from '../../src/i18n/create-intl.js';

/** Differs from the source language, so that untranslated texts are not found. */
export const LOCALE = 'de';

const MESSAGES = JSON.parse(readFileSync(new URL(`../../locales/${LOCALE}.json`, import.meta.url), 'utf8')) as Readonly<
  Record<string, string>
>;

/** Returns a pattern for a message's text, with any values for its placeholders and tags. */
export function toPattern(id: MessageId): RegExp {
  const text = MESSAGES[id];
  if (text === undefined) throw new Error(`There is no message "${id}" in ${LOCALE}.`);
  const parts = text.split(/\{\w+\}|<\/?\w+>/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.*'));
}
