/** What follows the form, and what stands in its place. */
export const loadStages = async () => (await import('./stage.js')).stagesModule;
