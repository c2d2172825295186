import type { CompiledMessages } from '../../i18n/compiled-messages.js';

/**
 * Something a screen shows only later, fetched when it is wanted: its views, and the English wording and the sheets that they
 * need and the first screen does not.
 */
export interface Part<Views> {
  readonly views: Views;
  readonly english: CompiledMessages;
  readonly styles: readonly string[];
}
