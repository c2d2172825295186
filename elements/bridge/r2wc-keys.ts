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
