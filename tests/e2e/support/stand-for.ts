import type { TestDetails } from '@playwright/test';

/** The kind of annotation that names a facet. */
export const FACET = 'facet';

/** What a row of a table of tests stands for, for `test`'s second argument: a sampled run leaves out no value of any facet. */
export function standFor(facets: readonly string[]): TestDetails {
  return { annotation: facets.map((description) => ({ type: FACET, description })) };
}
