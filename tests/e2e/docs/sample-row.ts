import type { Page } from '@playwright/test';
import type { Watch } from '../support/test.js';

/** The environment in which a sample runs. */
export interface Stage {
  readonly page: Page;
  readonly watch: Watch;
}

/** A sample of the documents, and the test that it does what the text around it says. */
export interface SampleRow {
  /** The name from `list-samples.ts`. */
  readonly sample: string;
  /** The claim of the text, as a sentence that follows the sample's name. */
  readonly does: string;
  /** Runs the sample's code and checks the result. */
  readonly prove: (code: string, stage: Stage) => Promise<void>;
}
