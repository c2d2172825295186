import { ReturnSubmission } from './return-submission.js';
import type { SharedPart } from './shared.js';

/** Returns that were asked for, by order: every tag that shows an order finds the same one, however often it was moved or made anew. */
export interface ReturnSubmissions extends SharedPart {
  get(orderNumber: string): ReturnSubmission;
}

export function createReturnSubmissions(): ReturnSubmissions {
  const known = new Map<string, ReturnSubmission>();
  return {
    get(orderNumber) {
      const submission = known.get(orderNumber) ?? new ReturnSubmission(orderNumber);
      known.set(orderNumber, submission);
      return submission;
    },
    wipe() {
      for (const submission of known.values()) submission.abort();
      known.clear();
    },
  };
}
