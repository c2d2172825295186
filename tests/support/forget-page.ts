/** Clears the data that all tags of a page share, so that the next test starts with a new page. */
export function forgetPage(): void {
  Reflect.deleteProperty(globalThis, Symbol.for('orders-area/1'));
}
