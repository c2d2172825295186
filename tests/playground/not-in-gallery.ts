const CLOCK = 'Its test moves the clock of the page.';
const RELOAD = 'It takes an answer that changes between two visits to a page.';
const REQUESTS = 'Its test keeps requests back once the page has scrolled.';

/** Surfaces that the gallery does not show, with the reason. */
export const NOT_IN_GALLERY: Readonly<Record<string, string>> = {
  'area-late': CLOCK,
  'kiosk-question': CLOCK,
  'history-stub-failed': REQUESTS,
  'payment-blocked': 'Its form must be kept from leaving, which the page of its test does.',
  'wizard-stores-gone': RELOAD,
  'exchange-gone': RELOAD,
  'instructions-code-waits': 'A return has to be made first, by a way back that its test asks the service for.',
};
