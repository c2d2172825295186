import { readConfiguration } from '../../src/app/configuration/parse-attributes.js';
import { readDefault } from '../../src/app/configuration/page-defaults.js';
import { toPropertyName, type AttributeRow } from '../../src/app/configuration/attribute-table.js';
import { ElementLife } from './element-life.js';
import type { ContractOptions, View } from './tag-contract.js';

/**
 * Puts a tag's contract on a base class: attributes, properties, methods and the life of the element in the page. The base class
 * only draws, so elements made by r2wc and hand-written ones behave alike.
 */
export function withContract(Base: new () => View, options: ContractOptions): CustomElementConstructor {
  const { attributes, properties } = options.contract;

  class OrdersElement extends Base {
    static readonly observedAttributes = attributes.map(({ name }) => name);
    static readonly version = __ORDERS_VERSION__;

    readonly #life = new ElementLife(this, options);
    readonly #focus = createFocusRestorer(this);

    connectedCallback(): void {
      this.#life.enter();
      this.#focus.restore();
    }

    disconnectedCallback(): void {
      this.#focus.keep();
      this.#life.leave();
    }

    /** Its presence makes `moveBefore` keep everything as it is. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(): void {
      this.#life.schedule();
    }

    /** Ends the shopper's session: what was typed, found and remembered is gone. */
    endSession(): void {
      this.#life.endSession();
    }

    /** Reads again what is on show, and takes over what changed in the adapter. */
    refresh(): void {
      this.#life.refresh();
    }

    /** Puts the focus on the first control, or on the heading where there is none. */
    override focus(focusOptions?: FocusOptions): void {
      this.shadowRoot?.querySelector<HTMLElement>('[data-first]')?.focus(focusOptions);
    }

    static lifeOf(element: OrdersElement): ElementLife {
      return element.#life;
    }
  }

  for (const row of attributes) Object.defineProperty(OrdersElement.prototype, toPropertyName(row.name), toMirror(row));
  for (const { name } of properties) {
    const property = toObjectProperty(name, (element) => OrdersElement.lifeOf(element as OrdersElement));
    Object.defineProperty(OrdersElement.prototype, name, property);
  }
  return OrdersElement;
}

/** A property that holds what the page gave, by reference. It never stands in the page. */
function toObjectProperty(name: string, getLife: (element: HTMLElement) => ElementLife) {
  const property: PropertyDescriptor & ThisType<HTMLElement> = {
    configurable: true,
    enumerable: true,
    get() {
      return getLife(this).objects.get(name);
    },
    set(value: unknown) {
      const life = getLife(this);
      // The same object again may have changed inside: who the user is, is looked at anew.
      life.objects.set(name, value);
      life.schedule();
    },
  };
  return property;
}

/** A property that writes its attribute and reads it as the contract understands it. */
function toMirror(row: AttributeRow): PropertyDescriptor & ThisType<HTMLElement> {
  return {
    configurable: true,
    enumerable: true,
    get() {
      const { configuration } = readConfiguration([row], (name) => this.getAttribute(name), location.href);
      return Object.values(configuration)[0] as unknown;
    },
    set(value: unknown) {
      const text = value === false && readDefault(row.name) !== undefined ? 'false' : toAttribute(value);
      if (text === undefined) this.removeAttribute(row.name);
      else if (text !== this.getAttribute(row.name)) this.setAttribute(row.name, text);
    },
  };
}

/** How a property's value stands in the attribute; absent for values that mean nothing. */
function toAttribute(value: unknown): string | undefined {
  if (value === null || value === undefined || value === false) return undefined;
  if (value === true) return '';
  // A value of another kind is refused by the attribute's own rule, in words that name it.
  return Array.isArray(value) ? value.join(' ') : `${value as string}`;
}

interface FocusRestorer {
  /** Remembers where the focus was when the element left the page. */
  keep(): void;
  /** Puts it back when the element came back. */
  restore(): void;
}

/**
 * A plain move takes the focus away before anybody is told. The last focused node is therefore followed as the focus moves; a loss
 * counts only when the task ends with it, which a removal never lets happen before `keep` is called.
 */
function createFocusRestorer(element: HTMLElement): FocusRestorer {
  let current: HTMLElement | undefined;
  let stored: HTMLElement | undefined;

  // Listeners on the element itself go with it. Inside its shadow root `composedPath` starts at the real node.
  element.addEventListener('focusin', (event) => {
    const [node] = event.composedPath();
    current = node instanceof HTMLElement ? node : undefined;
  });
  element.addEventListener('focusout', ({ relatedTarget }) => {
    // Gone to something else, not lost: a move in this very task must not fetch it back.
    if (relatedTarget) return (current = undefined);
    const left = current;
    queueMicrotask(() => {
      if (current === left) current = undefined;
    });
  });

  return {
    keep() {
      stored = current;
    },
    restore() {
      const node = stored;
      stored = undefined;
      if (node?.isConnected) node.focus({ preventScroll: true });
    },
  };
}

/**
 * One constructed sheet per text and page, shared by all tags: the only kind of style that works where a page forbids style elements
 * and style attributes.
 */
export function adoptStyles(root: ShadowRoot, texts: readonly string[]): void {
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...texts.map(getSheet)])];
}

const sheets = new Map<string, CSSStyleSheet>();

function getSheet(text: string): CSSStyleSheet {
  const known = sheets.get(text);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}
