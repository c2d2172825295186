import type { ReactNode } from 'react';
import type { R2wcElement } from '../../../elements/bridge/to-element.js';
import { loadPlain } from './plain.js';
import { until } from './until.js';

/** The rendering of `react` in a shadow root, by the same r2wc as the bridge's. */
export interface Drawing {
  readonly root: ShadowRoot;
  /** Renders another view in place of the last one, and waits for it. */
  draw(view: () => ReactNode): Promise<void>;
  find<Found extends Element = HTMLElement>(selector: string): Found;
  remove(): void;
}

interface Props {
  readonly view?: () => ReactNode;
  readonly onDrawn?: () => void;
}

/** A new element that renders views. */
export async function createDrawing(): Promise<Drawing> {
  const { raw, react, getFreshName } = await loadPlain();
  const { useEffect } = react;
  function Probe({ view, onDrawn }: Props): ReactNode {
    useEffect(() => {
      onDrawn?.();
    });
    return view?.();
  }
  const tag = getFreshName();
  customElements.define(tag, raw.createElement(Probe, { shadow: 'open' }));
  const element = document.createElement(tag) as R2wcElement;
  document.body.append(element);
  const root = await until(() => element.shadowRoot, 'a shadow root');
  return {
    root,
    async draw(view) {
      let isDrawn = false;
      const onDrawn = () => {
        isDrawn = true;
      };
      Object.assign(element, { [raw.keys.connected]: true, [raw.keys.props]: { view, onDrawn } });
      element[raw.keys.render]();
      await until(() => isDrawn, 'the drawing');
    },
    find<Found extends Element>(selector: string) {
      const found = root.querySelector<Found>(selector);
      if (!found) throw new Error(`nothing is ${selector}`);
      return found;
    },
    remove: () => element.remove(),
  };
}
