import fc from 'fast-check';
import { SEED } from './test-run.js';

/** Property tests draw the same cases at every run. To look further, `ORDERS_TEST_SEED=random` (or a number) draws others. */
fc.configureGlobal({ seed: SEED });
