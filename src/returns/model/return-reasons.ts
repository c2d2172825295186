/** A reason as a market has it: its key finds the wording, code and text are what the service is told. */
export interface ReturnReason {
  readonly key: string;
  readonly apiCode: string;
  readonly apiText: string;
}

/** What the service is told of a reason. */
export interface ApiReason {
  readonly code: string;
  readonly text: string;
}

/** For a reason that the market does not have (returns, section 9). */
const UNKNOWN_CODE = '6';
const UNKNOWN_TEXT = 'Other';

/**
 * What the service is told of a choice (wire and defaults, section 3): the code of its reason, and the shopper's own words where there
 * are any, else the reason's.
 */
export function toApiReason(
  reasons: readonly ReturnReason[],
  { reason, text }: { readonly reason: string; readonly text: string },
): ApiReason {
  const known = reasons.find(({ key }) => key === reason);
  const own = text.trim();
  return { code: known?.apiCode ?? UNKNOWN_CODE, text: own === '' ? (known?.apiText ?? UNKNOWN_TEXT) : own };
}
