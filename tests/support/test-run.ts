import { readSeed } from '../../scripts/test-seed.js';

/** Set by `npm run test:full`: corpora and matrices are tested completely, without samples. */
export const IS_FULL = process.env['ORDERS_FULL'] === '1';
/** Set by `npm test`: browser tests are sampled, and pictures are not compared. */
export const IS_SAMPLED = process.env['ORDERS_SAMPLED'] === '1';
/** The seed of all samples. */
export const SEED = readSeed();
