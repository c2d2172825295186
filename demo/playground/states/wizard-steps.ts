import type { Step } from './state.js';

/** Goes on to the next step of the wizard. */
export const NEXT: Step = { press: '.wizard-side .is-primary' };

/** The first item that can be returned, for the first reason, and not to exchange it, where that is asked. */
export const CHOSEN: readonly Step[] = [
  { pick: '.return-row input:enabled' },
  { choose: 'select[name=reason]' },
  { pick: '.operation input[value=return]', maybe: true },
];

/** The ways back. */
export const AT_METHODS: readonly Step[] = [...CHOSEN, NEXT, { see: '.method' }];

/** A return to a store, as far as the stores. */
export const AT_STORES: readonly Step[] = [...AT_METHODS, { pick: '.method input[value=returnToStore]' }, NEXT];

/** A return by the first way back there is. */
export const SUBMITTED: readonly Step[] = [...AT_METHODS, { pick: '.method input' }, NEXT];
