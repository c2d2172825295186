/** What all tags of a page know together, gone: the next test is another page. */
export function forgetPage(): void {
  Reflect.deleteProperty(globalThis, Symbol.for('orders-area/1'));
}
