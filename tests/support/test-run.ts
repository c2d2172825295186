import { readSeed } from '../../scripts/test-seed.js';

/** Set by `npm run test:full`: corpora and matrices are gone through whole, and not by samples. */
export const IS_FULL = process.env['ORDERS_FULL'] === '1';
/** Set by `npm test`: of large tables a part runs, and nobody looks at the pictures of a part. */
export const IS_SAMPLED = process.env['ORDERS_SAMPLED'] === '1';
/** What samples are drawn by. */
export const SEED = readSeed();
