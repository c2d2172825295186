/** What this bundler needs a page to say: nothing. */
export const settings = {};
