import type { TestDetails } from '@playwright/test';

/** What kinds of annotations say of a test before it runs. */
export const FACET = 'facet';
export const WHOLE = 'whole';

/**
 * What a row of a table of tests stands for, for `test`'s second argument: a sampled run leaves out no value of any facet. `whole`: how
 * many checks a full run holds in it, for the closing table where it is left out; one unless told.
 */
export function standFor(facets: readonly string[], whole = 1): TestDetails {
  return {
    annotation: [
      ...facets.map((description) => ({ type: FACET, description })),
      { type: WHOLE, description: String(whole) },
    ],
  };
}
