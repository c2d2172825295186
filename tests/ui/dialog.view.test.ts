import { createElement, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Button } from '../../src/ui/button.js';
import { Dialog } from '../../src/ui/dialog.js';
import { forgetPage } from '../support/forget-page.js';
import { renderView } from '../support/render-view.js';

/** A dialog that loads, fails, and loads again with the title that it had at first. */
function RetryDialog() {
  const [isFailed, setFailed] = useState(false);
  return createElement(Dialog, {
    title: isFailed ? 'Failed' : 'Loading',
    closeName: 'Close',
    onClose: () => undefined,
    actions: createElement(Button, {
      kind: 'primary',
      key: String(isFailed),
      onPress: () => setFailed(!isFailed),
      children: isFailed ? 'Try again' : 'Fail',
    }),
    children: 'One moment.',
  });
}

beforeEach(forgetPage);

describe('a dialog', () => {
  it('focuses a new element for each new title, also for the first one again', async () => {
    const view = await renderView(RetryDialog);
    let before: Element | null = null;
    for (const [press, title] of [
      ['Fail', 'Failed'],
      ['Try again', 'Loading'],
      ['Fail', 'Failed'],
    ] as const) {
      view.button(press).focus();
      await view.press(press);
      expect(view.focused()?.textContent).toBe(title);
      expect(view.focused()).not.toBe(before);
      before = view.focused();
    }
  });
});
