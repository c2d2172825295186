/** Surfaces that the gallery leaves out, with the reason. */
export const NOT_IN_GALLERY: Readonly<Record<string, string>> = {
  'cancel-items-changed': 'it needs another tab that cancels the same items',
  'cancel-items-partly': 'it needs a quantity chosen from a list, and two cancellations',
  'wizard-stores-no-location': 'the browser asks the shopper',
  'instructions-cancelled': 'the sandbox has no return that is cancelled from the start',
};
