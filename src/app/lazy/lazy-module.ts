import type { CompiledMessages } from '../../i18n/compiled-messages.js';

/** Views that a screen loads when it needs them, with the English messages and the style sheets that only they need. */
export interface LazyModule<Views> {
  readonly views: Views;
  readonly english: CompiledMessages;
  readonly styles: readonly string[];
}
