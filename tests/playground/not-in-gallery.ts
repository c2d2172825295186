/** Surfaces that the gallery leaves out, with the reason. */
export const NOT_IN_GALLERY: Readonly<Record<string, string>> = {
  'instructions-cancelled': 'the sandbox has no return that is cancelled from the start',
};
