import createR2wcElement from '@r2wc/react-to-web-component';
import { withContract } from '../../../elements/bridge/contract.js';
import { R2WC_CONNECTED, R2WC_PROPS, R2WC_RENDER } from '../../../elements/bridge/to-element.js';
import type { Presentation, View } from '../../../elements/bridge/tag-contract.js';
import { COMMON_ATTRIBUTES } from '../../../src/app/configuration/attribute-table.js';
import type { ElementContext } from '../../../src/app/context/element-context.js';

/** What a test can see of a hand-written tag. */
export interface PlainElement extends View {
  readonly presentations: readonly Presentation[];
  readonly withdrawals: number;
}

/**
 * Creates a tag that the package does not contain: the contract on a base class that renders by hand, like the router element. It renders
 * one input, and records what it is asked to render.
 */
export function createPlainTag(tag: string): CustomElementConstructor {
  const attributes = [
    ...COMMON_ATTRIBUTES,
    { name: 'order-number', kind: 'order-number', meaning: 'Any attribute of a tag of its own.' },
  ] as const;
  const properties = [{ name: 'adapter', type: 'OrdersAdapter', meaning: 'As in every tag.' }];
  return withContract(PlainView, { contract: { tag, attributes, properties }, english: {} });
}

class PlainView extends HTMLElement implements PlainElement {
  readonly presentations: Presentation[] = [];
  withdrawals = 0;

  constructor() {
    super();
    this.attachShadow({ mode: 'open' });
  }

  present(presentation: Presentation): void {
    this.presentations.push(presentation);
    if (!this.shadowRoot || this.shadowRoot.childElementCount > 0) return;
    const input = document.createElement('input');
    input.dataset['first'] = '';
    this.shadowRoot.append(input);
  }

  withdraw(): void {
    this.withdrawals += 1;
    this.shadowRoot?.replaceChildren();
  }

  addStyles(): void {}
}

/** The context of the last rendering; undefined while the tag's configuration is invalid. */
export function findContext(element: PlainElement): ElementContext | undefined {
  const last = element.presentations.at(-1);
  return last && 'context' in last ? last.context : undefined;
}

/** The r2wc of the bridge, and the internal names that the bridge relies on. */
export const raw = {
  createElement: createR2wcElement as (component: unknown, options: object) => CustomElementConstructor,
  keys: { connected: R2WC_CONNECTED, props: R2WC_PROPS, render: R2WC_RENDER } as const,
};
