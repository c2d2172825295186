type Body = () => void | Promise<void>;

interface Mocha {
  describe(name: string, body: () => void): void;
  it(name: string, body: Body): void;
  before(body: Body): void;
  after(body: Body): void;
  beforeEach(body: Body): void;
  afterEach(body: Body): void;
}

/** The runner's globals, imported by name: in vitest's tests the same names come from elsewhere. */
export const { describe, it, before, after, beforeEach, afterEach } = globalThis as unknown as Mocha;
