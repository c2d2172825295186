import type { TestDetails } from '@playwright/test';

/** The annotation type that names a facet. */
export const FACET = 'facet';

/** The tag of a test that every sampled run includes. */
export const ALWAYS = '@always';

/** The tag of a test that only a complete run includes, because installing and building take minutes. */
export const ONLY_FULL = '@full';

/** The facets that a row of a table of tests covers, for `test`'s second argument: a sampled run draws from the rows that cover every value. */
export function standFor(facets: readonly string[]): TestDetails {
  return { annotation: facets.map((description) => ({ type: FACET, description })) };
}
