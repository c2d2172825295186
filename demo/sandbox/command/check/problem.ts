/** Something that contradicts the contract. Contains no value of an answer. */
export interface Problem {
  /** The request that showed it, such as `an unknown number`. */
  readonly request: string;
  /** The field of the answer, or `header NAME`; absent if the answer as a whole is meant. */
  readonly path?: string;
  readonly message: string;
  /** JSON pointer into `openapi.json`. */
  readonly schema?: string;
}
