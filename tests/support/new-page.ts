import { forgetPage } from './forget-page.js';

/** Runs before each file that shares a worker, so that its tests do not see the page state of another file. */
forgetPage();
