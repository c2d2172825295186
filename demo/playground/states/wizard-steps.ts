import type { Step } from './state.js';

/** Continues to the next step of the wizard. */
export const NEXT: Step = { press: '.wizard-side .is-primary' };

/** Selects the first returnable item, the first reason, and a return rather than an exchange if there is a choice. */
export const CHOSEN: readonly Step[] = [
  { pick: '.return-row input:enabled' },
  { pick: '.reasons input' },
  { pick: '.operation input[value=return]', maybe: true },
];

/** Opens the field for a note. */
export const ADD_NOTE: Step = { press: '.return-fields > .is-text' };

/** Continues to the return methods. */
export const AT_METHODS: readonly Step[] = [...CHOSEN, NEXT, { see: '.method' }];

/** Continues to the stores of a return to a store. */
export const AT_STORES: readonly Step[] = [...AT_METHODS, { pick: '.method input[value=returnToStore]' }, NEXT];

/** Submits a return with the first return method. */
export const SUBMITTED: readonly Step[] = [...AT_METHODS, { pick: '.method input' }, NEXT];
