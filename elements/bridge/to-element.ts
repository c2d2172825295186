import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { withContract, adoptStyles } from './contract.js';
import { Surface, type SurfaceProps } from './surface.js';
import type { ContractOptions, Presentation, View } from './tag-contract.js';

export interface TagOptions extends ContractOptions {
  readonly feature: ComponentType;
  /** The placeholder of the feature while its wording loads. */
  readonly skeleton: ComponentType;
  /** Style sheets of the feature, in order. */
  readonly styles: readonly string[];
}

/** A tag that can be registered. The class is created on demand, so that a server without custom elements can import the module. */
export interface TagDefinition {
  readonly tag: string;
  create(): CustomElementConstructor;
}

/** Creates a tag from a feature. r2wc only mounts, updates and unmounts; props and events are handled by the contract. */
export function toElement(options: TagOptions): TagDefinition {
  return {
    tag: options.contract.tag,
    create: () => withContract(createView(options), options),
  };
}

function createView({ feature, skeleton, styles }: TagOptions): new () => View {
  const Base = r2wc<SurfaceProps>(Surface, { shadow: 'open' }) as new () => R2wcElement;

  return class FeatureView extends Base implements View {
    #shown: unknown;

    constructor() {
      super();
      this.addStyles(styles);
    }

    /**
     * Renders only for a new context, because the tag follows its context by itself. A second render from the root would make Preact 11.2
     * count ids from the start again, and a label would name another control.
     */
    present(presentation: Presentation): void {
      const { context } = presentation as { readonly context?: unknown };
      if (context && this.#shown === context) return;
      this.#shown = context;
      this[R2WC_CONNECTED] = true;
      this[R2WC_PROPS] = { feature, skeleton, presentation };
      this[R2WC_RENDER]();
    }

    addStyles(texts: readonly string[]): void {
      adoptStyles(this.container, texts);
    }

    withdraw(): void {
      this.#shown = undefined;
      super.disconnectedCallback();
    }
  };
}

/** Internal names of `@r2wc/core` 1.3.1 that the bridge relies on. The package is pinned, and contract tests verify these names. */
export const R2WC_PROPS = Symbol.for('r2wc.props');
export const R2WC_RENDER = Symbol.for('r2wc.render');
export const R2WC_CONNECTED = Symbol.for('r2wc.connected');

/** The internals of an element made by r2wc. */
export interface R2wcElement extends HTMLElement {
  /** The shadow root it renders into. */
  readonly container: ShadowRoot;
  [R2WC_PROPS]: Record<string, unknown>;
  [R2WC_CONNECTED]: boolean;
  /** Mounts at first, and updates after that; does nothing while disconnected. */
  [R2WC_RENDER](): void;
  /** Unmounts. */
  disconnectedCallback(): void;
}
