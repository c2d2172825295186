/** What follows the form, and what stands in its place. */
export const loadStages = async () => (await import('./stages-part.js')).stagesPart;
