/** Only shoppers of a country with terms fetch them; the tag asks for them beside its wording. */
export async function loadTerms() {
  return (await import('./terms-field.js')).termsModule;
}
