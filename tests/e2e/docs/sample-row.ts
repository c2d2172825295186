import type { Page } from '@playwright/test';
import type { Watch } from '../support/test.js';

/** What a sample is run in. */
export interface Stage {
  readonly page: Page;
  readonly watch: Watch;
}

/** A sample of the documents, and how a test sees that it does what the text around it says. */
export interface SampleRow {
  /** As `list-samples.ts` names it. */
  readonly sample: string;
  /** What the text says, as a sentence that follows the sample's name. */
  readonly does: string;
  /** Runs the sample's code and looks at what came of it. */
  readonly prove: (code: string, stage: Stage) => Promise<void>;
}
