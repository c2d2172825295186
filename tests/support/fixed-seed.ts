import fc from 'fast-check';
import { SEED } from './test-run.js';

/** Property tests use the same cases in every run. `ORDERS_TEST_SEED=random` (or a number) selects others. */
fc.configureGlobal({ seed: SEED });
