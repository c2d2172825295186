// Must precede Lit, whose policy it explains.
import './explain-policy.js';
import { nothing, render } from 'lit-html';
import english from '../../locales/en.json?only=area,failure.&ast';
import area from './area.css?inline';
import base from '../../src/ui/styles/base.css?inline';
import button from '../../src/ui/styles/button.css?inline';
import tokens from '../../src/ui/styles/tokens.css?inline';
import type { AttributeTable } from '../../src/app/configuration/attribute-table.js';
import { createAreaController } from '../../src/app/navigation/area-controller.js';
import { withContract, adoptStyles } from '../bridge/contract.js';
import {
  type TagContract,
  type Presentation,
  type View,
  COMMON_METHODS,
  COMMON_PARTS,
  COMMON_PROPERTIES,
  COMMON_SLOTS,
  COMMON_TOKENS,
  ORDER_SLOTS,
} from '../bridge/tag-contract.js';
import type { TagDefinition } from '../bridge/to-element.js';
import { adjustToAddress } from './area-address.js';
import { PASSED_ATTRIBUTES } from './passed-attributes.js';
import type { ElementContext } from '../../src/app/context/element-context.js';
import { AreaShell } from './area-shell.js';
import { toNotice } from './shell-template.js';

const tag = 'orders-area';

const attributes = [
  ...PASSED_ATTRIBUTES,
  {
    name: 'base-path',
    kind: 'https-or-path',
    default: '/',
    meaning: 'Path prefix before the country.',
  },
  {
    name: 'routing',
    kind: 'one-of',
    values: ['history', 'hash', 'memory'],
    default: 'history',
    meaning: 'Where the area keeps its route: in the path, behind a `#`, or in memory.',
  },
] as const satisfies AttributeTable;

declare module '../../src/app/configuration/attribute-table.js' {
  interface TagAttributes extends AttributeValues<typeof attributes> {}
}

/** The part above ships; the rest is for the docs, and shipped code must not read it. */
export const areaContract = {
  tag,
  meaning: 'The whole order area: shows the screen for the current address.',
  attributes,
  properties: COMMON_PROPERTIES,
  methods: COMMON_METHODS,
  events: [
    'orders-ready',
    'orders-navigate',
    'orders-order-found',
    'orders-order-cancelled',
    'orders-items-cancelled',
    'orders-return-cancelled',
    'orders-return-submitted',
    'orders-return-method-changed',
    'orders-track',
    'orders-sign-in',
    'orders-cart-add',
    'orders-session-end',
    'orders-error',
  ],
  parts: [
    ...COMMON_PARTS,
    { name: 'header', meaning: 'The member header.' },
    { name: 'field', meaning: 'A label with its input, hint and error.' },
    { name: 'label', meaning: 'The label of a field or a group of choices.' },
    { name: 'input', meaning: 'The input of a field.' },
    { name: 'card', meaning: 'An order at a glance.' },
    { name: 'picture', meaning: 'The frame of a product picture.' },
    { name: 'status', meaning: 'The status of an order, a group or an item, in words.' },
    { name: 'status-dot', meaning: 'The dot before a status, in its colour.' },
    { name: 'price', meaning: 'A price or a total.' },
    { name: 'shipment', meaning: 'One group of an order, such as a shipment, with its lines.' },
    { name: 'side-card', meaning: 'A card beside an order.' },
    { name: 'method', meaning: 'One return method.' },
    { name: 'tooltip', meaning: 'Additional information that a small button opens.' },
    { name: 'dialog', meaning: 'A modal dialog.' },
    {
      name: 'dialog-close',
      meaning: 'The X in the corner of a dialog, which closes it; also `button` and `button-text`.',
    },
  ],
  tokens: COMMON_TOKENS,
  slots: [
    ...COMMON_SLOTS,
    { name: 'header', meaning: 'Replaces the text of the member header.' },
    ...ORDER_SLOTS,
    { name: 'empty', meaning: 'Replaces the text for a member without orders.' },
  ],
} as const satisfies TagContract;

/**
 * `<orders-area>`: the order area of a shop's site. It reads the page's path below `/{country}/{locale}/orders`, with optional country and
 * locale, and shows the matching screen: the history, an order, the guest lookup. `adapter.getAccessToken` tells members from guests.
 *
 * ```html
 * <script type="module" src="https://shop.example/orders-area/cdn/orders-area.js"></script>
 * <orders-area brand="Fieldhouse" api-base="https://api.shop.example">Your orders are on their way.</orders-area>
 * ```
 */
export const definition: TagDefinition = {
  tag,
  create: () =>
    withContract(createAreaView([tokens, base, button, area]), {
      contract: { tag, attributes, properties: COMMON_PROPERTIES },
      english,
      adjust: adjustToAddress,
      createController: createAreaController,
    }),
};

/** Creates the area's view: a shadow root with one shell per session. */
export function createAreaView(styles: readonly string[]): new () => View {
  return class AreaView extends HTMLElement implements View {
    readonly #root = this.attachShadow({ mode: 'open' });
    #shell: AreaShell | undefined;
    #stop: (() => void) | undefined;

    constructor() {
      super();
      this.addStyles(styles);
    }

    present(presentation: Presentation): void {
      if ('notice' in presentation) return void render(toNotice(presentation.notice), this.#root);
      const { context } = presentation;
      this.#stop ??= context.settings.subscribe(() => this.#draw(context));
      this.#draw(context);
    }

    addStyles(texts: readonly string[]): void {
      adoptStyles(this.#root, texts);
    }

    withdraw(): void {
      this.#stop?.();
      this.#stop = undefined;
      this.#shell?.dispose();
      this.#shell = undefined;
      render(nothing, this.#root);
    }

    /** Removes everything of one shopper before the next one's content is created. */
    #draw(context: ElementContext): void {
      if (this.#shell?.session !== context.settings.getState().session) {
        const isNext = this.#shell !== undefined;
        this.#shell?.dispose();
        render(nothing, this.#root);
        this.#shell = new AreaShell(this.#root, context, isNext);
      }
      this.#shell.draw();
    }
  };
}
