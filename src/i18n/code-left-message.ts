import type { CodedFailure } from './is-refused.js';

/** The message after the guest left the step that asks for a code, which has added these texts; undefined for any other failure. */
export function findCodeLeftMessage({ code }: CodedFailure) {
  if (code !== 'guest-proof-required') return undefined;
  return { title: 'codeStep.leftTitle', text: 'codeStep.left' } as const;
}
