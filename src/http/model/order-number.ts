/** As specified (orders area, section 5): 4 to 32 ASCII letters or digits. */
const USUAL = /^[A-Za-z0-9]{4,32}$/;
/** Longer texts are refused before the retailer's pattern sees them: some patterns take exponential time. */
const LONGEST = 64;

/**
 * Whether a text may be an order number; case-sensitive. Never corrected: a wrong number must stay wrong.
 *
 * @param pattern `retailer.orderNumberPattern`; an invalid one counts as none
 */
export function isOrderNumber(text: string, pattern?: unknown): boolean {
  // As a segment of a path, one or two dots would change the path.
  return text.length <= LONGEST && !/^\.\.?$/.test(text) && (findNumberPattern(pattern) ?? USUAL).test(text);
}

/** The retailer's pattern, which the whole number has to match; absent if the value is not a string or not a valid regular expression. */
export function findNumberPattern(pattern: unknown): RegExp | undefined {
  try {
    // Compile the pattern by itself first: `a)|(b` is valid only between the parentheses.
    return typeof pattern === 'string' ? new RegExp(`^(?:${new RegExp(pattern).source})$`) : undefined;
  } catch {
    return undefined;
  }
}
