import { expect } from 'chai';

/** Expects the identical object. The runner would serialise whole pages to show how two nodes differ, and never end. */
export function expectSame(actual: unknown, expected: unknown, what: string): void {
  expect(actual === expected, `${what} is the same object`).to.equal(true);
}
