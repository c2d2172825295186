import fc from 'fast-check';

/**
 * Property tests draw the same cases at every run, so that a run says something about the change and not about luck. To look
 * further, `ORDERS_TEST_SEED=random` (or a number) draws others.
 */
const asked = process.env['ORDERS_TEST_SEED'];
if (asked !== 'random') fc.configureGlobal({ seed: asked === undefined ? 20_261_121 : Number(asked) });
