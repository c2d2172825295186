import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { press } from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { find, mount } from '../support/page.js';
import { settle, until } from '../support/until.js';

/** Every id below a root, and for every label the name of its control. */
function readIds({ shadowRoot }: Element): { readonly ids: string[]; readonly labelled: string[] } {
  const ids = [...(shadowRoot?.querySelectorAll('[id]') ?? [])].map(({ id }) => id);
  const labels = [...(shadowRoot?.querySelectorAll('label') ?? [])];
  return { ids, labelled: labels.map(({ control }) => (control as HTMLInputElement | null)?.name ?? 'nothing') };
}

describe('a tag whose page changes it repeatedly', () => {
  before(() => loadTag());

  it('has unique ids: each label refers to its own control, also in later content', async () => {
    const element = await mount({ flags: 'enableSmsLookup' });
    for (const theme of ['dark', 'light', 'auto', 'dark']) {
      element.setAttribute('theme', theme);
      await settle();
    }
    element.setAttribute('locale', 'de');
    await until(() => find(element, '.root[lang|=de]'), 'German');
    element.removeAttribute('locale');
    await until(() => find(element, '.root[lang|=en]'), 'English');
    await press(element, 'Use a phone number instead');
    await until(() => find(element, 'input[name=phoneNumber]'), 'the field for a number');
    const { ids, labelled } = readIds(element);
    expect(ids).to.deep.equal([...new Set(ids)]);
    expect(labelled).to.deep.equal(['orderNumber', 'phoneNumber']);
  });
});
