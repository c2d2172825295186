/** Surfaces that the gallery does not show, with the reason. */
export const NOT_IN_GALLERY: Readonly<Record<string, string>> = {};
