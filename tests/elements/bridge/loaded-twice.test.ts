import { expect } from 'chai';
import { loadTag, toBuiltUrl } from '../support/built.js';
import { takeConsoleLines } from '../support/console-lines.js';
import { FORM_TAGS, findInForm, mountForm, waitInForm } from '../support/form-tags.js';
import { fillIn, getValue, submit, typeInto } from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { find, service } from '../support/page.js';
import { KNOWN } from '../support/service.js';
import { settle, until } from '../support/until.js';

interface Script {
  configureOrders(defaults: object): void;
}

for (const row of FORM_TAGS) {
  const { tag } = row;

  describe(`the script of <${tag}>, loaded twice`, () => {
    before(() => loadTag(tag));

    it('is harmless: the first definition and the typed text stay, and nothing is logged', async () => {
      const first = customElements.get(tag);
      const { screen } = await mountForm(row);
      await typeInto(screen, 'orderNumber', 'AB12');
      await loadTag(tag, '?again');
      await loadTag(tag, '?and-again');
      await settle();
      expect(customElements.get(tag)).to.equal(first);
      expect(takeConsoleLines()).to.deep.equal([]);
      expect(getValue(screen, 'orderNumber')).to.equal('AB12');
      await fillIn(screen, KNOWN);
      await submit(screen);
      await until(() => service.requests.length === 1, 'the request');
    });

    it('is harmless once in chunks and once as a single file', async () => {
      const first = customElements.get(tag);
      await import(toBuiltUrl(`embed/${tag}.js`));
      expect(customElements.get(tag)).to.equal(first);
      expect(takeConsoleLines()).to.deep.equal([]);
    });

    it('shares its page-wide defaults with the first, because they belong to the page', async () => {
      const copy = (await import(`${toBuiltUrl(`cdn/${tag}.js`)}?for-defaults`)) as Script;
      const { element, screen } = await mountForm(row);
      expect(find(screen, 'input[name=acceptsTerms]') === null).to.equal(true);
      copy.configureOrders({ country: 'cn' });
      await waitInForm(row, element, 'input[name=acceptsTerms]');
    });
  });

  describe(`page defaults for <${tag}>`, () => {
    before(() => loadTag(tag));

    it('are overridden by an attribute, and can be removed again', async () => {
      const { configureOrders } = (await import(toBuiltUrl(`cdn/${tag}.js`))) as Script;
      configureOrders({ country: 'cn', flags: ['enableSmsLookup'] });
      const { element, screen } = await mountForm(row, { country: 'us' });
      expect(find(screen, 'input[name=acceptsTerms]') === null).to.equal(true);
      expect(Boolean(find(screen, '.form-part button'))).to.equal(true);
      configureOrders({ flags: undefined });
      await until(() => !findInForm(row, element, '.form-part button'), 'no phone number on offer');
    });

    it('can be set in a script element, without a module', async () => {
      const script = document.createElement('script');
      script.type = 'application/json';
      script.dataset['ordersConfig'] = '';
      script.textContent = JSON.stringify({ country: 'cn' });
      document.body.append(script);
      const { screen } = await mountForm(row);
      script.remove();
      expect(Boolean(find(screen, 'input[name=acceptsTerms]'))).to.equal(true);
    });
  });
}
