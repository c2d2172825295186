import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { withContract, adoptStyles } from './contract.js';
import { Surface, type SurfaceProps } from './surface.js';
import type { ContractOptions, Presentation, View } from './tag-contract.js';

export interface TagOptions extends ContractOptions {
  readonly feature: ComponentType;
  /** The shape of the feature, while its wording is on the way. */
  readonly skeleton: ComponentType;
  /** Texts of the sheets the feature needs, in order. */
  readonly styles: readonly string[];
}

/** A tag that can be registered. The class is made only where there are elements, so that a server can import the module. */
export interface TagDefinition {
  readonly tag: string;
  create(): CustomElementConstructor;
}

/** Makes a tag of a feature. r2wc mounts, updates and unmounts; it is given no props and no events, those are the contract's. */
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
     * The tag follows its scope by itself. Drawn from its root once more, Preact 11.2 would count ids from the beginning: a label would
     * then name another control.
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

/**
 * The inner names of `@r2wc/core` 1.3.1 that the bridge relies on. The package is pinned; contract tests hold these against it.
 */
export const R2WC_PROPS = Symbol.for('r2wc.props');
export const R2WC_RENDER = Symbol.for('r2wc.render');
export const R2WC_CONNECTED = Symbol.for('r2wc.connected');

/** What an element made by r2wc has inside. */
export interface R2wcElement extends HTMLElement {
  /** The shadow root it renders into. */
  readonly container: ShadowRoot;
  [R2WC_PROPS]: Record<string, unknown>;
  [R2WC_CONNECTED]: boolean;
  /** Mounts at first, updates after that; does nothing while disconnected. */
  [R2WC_RENDER](): void;
  /** Unmounts. */
  disconnectedCallback(): void;
}
