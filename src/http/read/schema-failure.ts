/** An answer arrived and is JSON, but not what the contract promises. Not an HTTP failure: asking again brings the same. */
export class SchemaFailure extends Error {
  override readonly name = 'SchemaFailure';
  /** Path of the first field that could not be read; empty when the answer as a whole is of a wrong kind. */
  readonly path: string;

  constructor(path: string) {
    super(path === '' ? 'The answer is not an object.' : `The answer's field ${path} cannot be read.`);
    this.path = path;
  }
}
