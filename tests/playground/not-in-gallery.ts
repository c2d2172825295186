/** Surfaces that the gallery leaves out, with the reason. */
export const NOT_IN_GALLERY: Readonly<Record<string, string>> = {};
