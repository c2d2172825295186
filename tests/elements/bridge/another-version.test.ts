import { expect } from 'chai';
import type { OrdersTag } from '../../../elements/loaders.js';
import { loadTag } from '../support/built.js';
import { takeConsoleLines } from '../support/console-lines.js';
import { describe, it } from '../support/mocha.js';
import '../support/page.js';

const TAGS: readonly OrdersTag[] = [
  'orders-area',
  'orders-guest-lookup',
  'orders-history',
  'orders-card',
  'orders-detail',
];

describe('another version of the tag', () => {
  for (const tag of TAGS) {
    it(`<${tag}> that loaded first stays, and the console reports each later script once`, async () => {
      class FirstLoaded extends HTMLElement {
        static readonly version = '0.0.1-first';
      }
      customElements.define(tag, FirstLoaded);
      await loadTag(tag);
      await loadTag(tag, '?again');
      expect(customElements.get(tag)).to.equal(FirstLoaded);
      const lines = takeConsoleLines();
      expect(lines.length).to.equal(2);
      expect(lines[0]).to.match(/^warn: <([\w-]+)> \d+\.\d+\.\d+\S* was loaded, but 0\.0\.1-first is registered/);
      expect(lines[0]).to.include(`<${tag}>`);
    });
  }
});
