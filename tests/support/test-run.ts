import { readSeed } from '../../scripts/test-seed.mjs';

/** Set by `npm run test:full`: corpora and matrices are gone through whole, and not by samples. */
export const IS_FULL = process.env['ORDERS_FULL'] === '1';
/** What samples are drawn by. */
export const SEED = readSeed();
