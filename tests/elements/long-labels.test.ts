import { expect } from 'chai';
import { LONG_LABELS } from './support/long-labels.js';
import { loadTag } from './support/built.js';
import { getSubmit } from './support/lookup-form.js';
import { before, describe, it } from './support/mocha.js';
import { get, mount } from './support/page.js';
import { until } from './support/until.js';

/** How much of a label is outside its button, or of its button outside the tag, in px. */
function measureOverhang(element: Element, button: HTMLElement): number {
  const words = document.createRange();
  words.selectNodeContents(button);
  const [text, box, root] = [words, button, get(element, '.root')].map((part) => part.getBoundingClientRect());
  if (!text || !box || !root) throw new Error('There is no button.');
  return Math.max(box.left - text.left, text.right - box.right, root.left - box.left, box.right - root.right);
}

describe('a label that is much longer than in English', () => {
  before(() => loadTag());

  for (const [locale, labels] of Object.entries(LONG_LABELS)) {
    it(`fits on its button on a page 320 px wide: ${locale}`, async () => {
      document.body.style.inlineSize = '320px';
      try {
        const element = await mount({ locale });
        await until(() => get(element, '.root').lang.startsWith(locale.split('-')[0] ?? ''), locale);
        const buttons = [getSubmit(element), get(element, 'form ~ * button, .button:not([type=submit])')];
        for (const button of buttons) {
          const originalLabel = button.textContent;
          for (const label of Object.values(labels)) {
            button.textContent = label;
            expect(measureOverhang(element, button), label).to.be.lessThan(1);
          }
          button.textContent = originalLabel;
        }
      } finally {
        document.body.removeAttribute('style');
      }
    });
  }

  it('is reported if it does not fit', async () => {
    const element = await mount();
    const button = getSubmit(element);
    button.style.cssText = 'inline-size: 40px; white-space: nowrap; min-inline-size: 0';
    expect(measureOverhang(element, button)).to.be.greaterThan(1);
  });
});
