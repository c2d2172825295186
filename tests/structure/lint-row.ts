/** One offending text, and one like it that is fine: the same text where it is at home, or a better one in the same place. */
export interface LintRow {
  readonly rule: string;
  readonly code: string;
  readonly at: string;
  readonly fine: { readonly at?: string; readonly code?: string };
  /** The rule reads types, so `at` is a file of the project. */
  readonly isTyped?: boolean;
}
