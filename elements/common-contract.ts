import type { MethodRow, NamedRow, PropertyRow } from './bridge/tag-contract.js';

/** Object properties of every tag. */
export const COMMON_PROPERTIES = [
  {
    name: 'adapter',
    type: 'OrdersAdapter',
    meaning: 'What the page does for the tag: token, user, sign-in, links, flags, wording. Read when it is needed.',
  },
] as const satisfies readonly PropertyRow[];

/** For tags that show an order that a guest may see. */
export const CONTACT_PROPERTY = {
  name: 'contact',
  type: 'LookupContact',
  meaning:
    'E-mail address or phone number by which a guest may see the order; keeps them out of the page and its address.',
} as const satisfies PropertyRow;

/** Methods of every tag. */
export const COMMON_METHODS = [
  {
    name: 'endSession',
    signature: '(): void',
    meaning: 'Ends the session: what was typed, found and remembered is gone.',
  },
  { name: 'refresh', signature: '(): void', meaning: 'Reads again what is on show.' },
  {
    name: 'focus',
    signature: '(options?: FocusOptions): void',
    meaning: 'Puts the focus on the first control, or on the heading.',
  },
] as const satisfies readonly MethodRow[];

/** Parts of every tag. */
export const COMMON_PARTS = [
  { name: 'root', meaning: 'The wrapper inside the tag; it stops the page from leaking in.' },
  { name: 'button', meaning: 'Every button; each has one of the next three parts too.' },
  { name: 'button-primary', meaning: 'The button that goes on.' },
  { name: 'button-secondary', meaning: 'A button beside it.' },
  { name: 'button-text', meaning: 'A button that looks like a link.' },
  { name: 'message', meaning: 'A box that says what happened and what helps.' },
] as const satisfies readonly NamedRow[];

/** Design tokens: custom properties set on the tag or an ancestor. */
export const COMMON_TOKENS = [
  { name: '--orders-font-size', meaning: 'Size everything is measured by; at least 16 px unless set.' },
  { name: '--orders-font-heading', meaning: 'Family of headings.' },
  { name: '--orders-weight-heading', meaning: 'Weight of headings; unless set, those of cards have 500.' },
  { name: '--orders-ink', meaning: 'Text.' },
  { name: '--orders-ink-soft', meaning: 'Secondary text; keep 4.5:1 on the paper.' },
  { name: '--orders-line', meaning: 'Hairlines.' },
  { name: '--orders-line-strong', meaning: 'Edges of inputs and buttons; keep 3:1 on the paper.' },
  { name: '--orders-paper', meaning: 'Ground of inputs.' },
  { name: '--orders-paper-soft', meaning: 'Picture wells, skeletons, notices.' },
  { name: '--orders-accent', meaning: 'Primary buttons and focus rings.' },
  { name: '--orders-on-accent', meaning: 'Text on the accent.' },
  {
    name: '--orders-progress',
    meaning: 'Status under way; unless set, progress has the accent.',
  },
  { name: '--orders-success', meaning: 'Status reached.' },
  { name: '--orders-critical', meaning: 'Errors.' },
  { name: '--orders-critical-soft', meaning: 'Ground of error boxes.' },
  { name: '--orders-radius', meaning: 'Corners of wells, cards and inputs.' },
  { name: '--orders-radius-button', meaning: 'Corners of buttons.' },
] as const satisfies readonly NamedRow[];
