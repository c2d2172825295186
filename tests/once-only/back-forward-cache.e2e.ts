import { test } from '../e2e/support/test.js';
import { expectSentOnce } from './expect-sent-once.js';
import { TRIGGER_CELLS } from './once-cells.js';

/** In a file of its own, because the browser starts with other options. */
for (const cell of TRIGGER_CELLS.filter(({ trigger }) => trigger.needsPageCache)) {
  const { write, sender, trigger } = cell;
  test(`${write.name ?? write.call} is sent once by ${sender} despite ${trigger.name}`, ({ page }) =>
    expectSentOnce(page, cell));
}
