/** So long is a return kept that was begun (wire and defaults, section 5). */
export const DRAFT_HOURS = 24;
