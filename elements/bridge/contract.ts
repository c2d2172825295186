import { readConfiguration, readDefault } from '../../src/app/configuration/configuration.js';
import { toPropertyName, type AttributeRow } from '../../src/app/configuration/attribute-table.js';
import { ElementLife } from './element-life.js';
import type { ContractOptions, View } from './tag-contract.js';

/**
 * Adds a tag's contract to a base class: attributes, properties, methods and lifecycle. The base class only renders, so that elements
 * made by r2wc and hand-written ones behave alike.
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

    /** With this callback, `moveBefore` keeps the element's state. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(): void {
      this.#life.schedule();
    }

    /** Ends the shopper's session: deletes everything entered, loaded and remembered. */
    endSession(): void {
      this.#life.endSession();
    }

    /** Reloads what is on screen, and applies changes of the adapter. */
    refresh(): void {
      this.#life.refresh();
    }

    /** Focuses the first control, or the heading if there is none. */
    override focus(focusOptions?: FocusOptions): void {
      this.shadowRoot?.querySelector<HTMLElement>('[data-first]')?.focus(focusOptions);
    }

    static lifeOf(element: OrdersElement): ElementLife {
      return element.#life;
    }
  }

  const getLife = (element: HTMLElement): ElementLife => OrdersElement.lifeOf(element as OrdersElement);
  for (const row of attributes) {
    Object.defineProperty(OrdersElement.prototype, toPropertyName(row.name), toMirror(row, getLife));
  }
  for (const { name } of properties) {
    Object.defineProperty(OrdersElement.prototype, name, toObjectProperty(name, getLife));
  }
  return OrdersElement;
}

/** A property that holds the page's value by reference. It is never written into the DOM. */
function toObjectProperty(name: string, getLife: (element: HTMLElement) => ElementLife) {
  const property: PropertyDescriptor & ThisType<HTMLElement> = {
    configurable: true,
    enumerable: true,
    get() {
      return getLife(this).objects.get(name);
    },
    set(value: unknown) {
      const life = getLife(this);
      // The same object may have changed inside, so the user is checked again.
      life.objects.set(name, value);
      life.schedule();
    },
  };
  return property;
}

/** A property that reflects its attribute: writing sets the attribute, reading parses it by the contract. */
function toMirror(
  row: AttributeRow,
  getLife: (element: HTMLElement) => ElementLife,
): PropertyDescriptor & ThisType<HTMLElement> {
  return {
    configurable: true,
    enumerable: true,
    get() {
      const { configuration } = readConfiguration([row], (name) => this.getAttribute(name), getLife(this).rules);
      return Object.values(configuration)[0] as unknown;
    },
    set(value: unknown) {
      const text = value === false && readDefault(row.name) !== undefined ? 'false' : toAttribute(value);
      if (text === undefined) this.removeAttribute(row.name);
      else if (text !== this.getAttribute(row.name)) this.setAttribute(row.name, text);
    },
  };
}

/** The attribute text of a property's value; absent for values that remove the attribute. */
function toAttribute(value: unknown): string | undefined {
  if (value === null || value === undefined || value === false) return undefined;
  if (value === true) return '';
  // A value of another type is rejected by the attribute's own rule, with a message that names it.
  return Array.isArray(value) ? value.join(' ') : `${value as string}`;
}

interface FocusRestorer {
  /** Records which node had the focus when the element was removed. */
  keep(): void;
  /** Restores the focus when the element is inserted again. */
  restore(): void;
}

/**
 * A plain move (removal and insertion) drops the focus without an event. Therefore the last focused node is tracked; a loss of focus
 * counts only at the end of the task, so that a removal calls `keep` before.
 */
function createFocusRestorer(element: HTMLElement): FocusRestorer {
  let current: HTMLElement | undefined;
  let stored: HTMLElement | undefined;

  // Listeners on the element itself need no cleanup. For events inside the shadow root, `composedPath` starts at the actual node.
  element.addEventListener('focusin', (event) => {
    const [node] = event.composedPath();
    current = node instanceof HTMLElement ? node : undefined;
  });
  element.addEventListener('focusout', ({ relatedTarget }) => {
    // The focus moved to another element: a move of this element in the same task must not take it back.
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
 * Creates one constructed style sheet per text and page, shared by all tags: the only kind of style that a content security policy
 * without inline styles allows.
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
