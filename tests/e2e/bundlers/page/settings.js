/** This bundler needs no settings. */
export const settings = {};
