const ANSWER = 'The answer that shows it is made by its test: no order and no fault of the sandbox gives it.';
const CLOCK = 'Its test moves the clock of the page.';
const RELOAD = 'It takes an answer that changes between two visits to a page.';
const REQUESTS = 'Its test keeps requests back once the page has scrolled.';

/** Surfaces that the gallery does not show, with the reason. */
export const NOT_IN_GALLERY: Readonly<Record<string, string>> = {
  'area-late': CLOCK,
  'curbside-late': CLOCK,
  'kiosk-question': CLOCK,
  'history-stub-failed': REQUESTS,
  'detail-return-denied': ANSWER,
  'detail-return-store': ANSWER,
  'mini-cart-failed': ANSWER,
  'payment-blocked': ANSWER,
  'wizard-methods-gone': ANSWER,
  'wizard-stores-abroad': ANSWER,
  'exchange-nothing': ANSWER,
  'exchange-same': ANSWER,
  'wizard-stores-gone': RELOAD,
  'exchange-gone': RELOAD,
  'instructions-code-waits': 'A return has to be made first, by a way back that its test asks the service for.',
};
