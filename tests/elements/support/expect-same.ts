import { expect } from 'chai';

/** The very same object. The runner would take apart whole pages to show how two nodes differ, and never end. */
export function expectSame(actual: unknown, expected: unknown, what: string): void {
  expect(actual === expected, `${what} is the same object`).to.equal(true);
}
