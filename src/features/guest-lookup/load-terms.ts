/** Loads the terms, for countries that have them only; the tag starts it together with its wording. */
export async function loadTerms() {
  return (await import('./terms-field.js')).termsModule;
}
