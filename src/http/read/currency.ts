/** ISO 4217 has three letters; some services have units of their own. */
const CODE = /^[A-Z]{3,8}$/;

/**
 * The code of a currency, upper case; `undefined` where none was sent. A code that nobody pays with is named and stays as it is: the
 * figure with its code says more than the figure alone. What is no code at all is named and empty, so that it is not taken for none.
 */
export function toCurrency(
  wire: unknown,
  at: string,
  name: (block: { readonly path: string; readonly isShown?: true }) => void,
): string | undefined {
  const code = typeof wire === 'string' ? wire.trim().toUpperCase() : (wire ?? '');
  if (code === '') return undefined;
  if (typeof code !== 'string' || !CODE.test(code)) {
    name({ path: at });
    return '';
  }
  // By the engine's list, which is there at once: its names of currencies take longer to load than an order.
  if (!Intl.supportedValuesOf('currency').includes(code)) name({ path: at, isShown: true });
  return code;
}
