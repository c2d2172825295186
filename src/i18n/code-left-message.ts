import type { CodedFailure } from './is-refused.js';

/**
 * The message for a call that failed because the guest left the code step; undefined for any other failure. The step's module has added its
 * texts, or an order has taken them from the step of another script.
 */
export function findCodeLeftMessage({ code }: CodedFailure) {
  if (code !== 'guest-proof-required') return undefined;
  return { title: 'codeStep.leftTitle', text: 'codeStep.left' } as const;
}
