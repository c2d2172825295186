/** One offending text, and a similar valid one: the same text where it is allowed, or a better one in the same place. */
export interface LintRow {
  readonly rule: string;
  readonly code: string;
  readonly at: string;
  readonly fine: { readonly at?: string; readonly code?: string };
}
