/** Loads the terms, in parallel with the tag's wording. Called only for countries that have terms. */
export async function loadTerms() {
  return (await import('./terms-field.js')).termsModule;
}
