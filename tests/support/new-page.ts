import { forgetPage } from './forget-page.js';

/** Runs before each file of those that share a worker: the tests of one are not met by what the tags of another knew together. */
forgetPage();
