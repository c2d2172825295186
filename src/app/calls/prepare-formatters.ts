import type { ElementContext } from '../context/element-context.js';

/**
 * Formats a date and an amount in a task of its own, usually while the call waits for its answer. The first formatters of a page load the
 * browser's data of the language. That takes 90 ms on a processor slowed down four times, and would otherwise delay the display of the
 * answer. The formatters are kept, so further calls create none.
 */
export function prepareFormatters({ platform, settings }: ElementContext): void {
  platform.after(0, () => {
    const { intl } = settings.getState();
    intl?.date('2026');
    intl?.money(0, 'USD');
  });
}
