import createElementClass from '@r2wc/core';
import { render, type ComponentType } from 'preact';
import { jsx } from 'preact/jsx-runtime';

type Props = Record<string, unknown>;
interface Mounted {
  readonly container: HTMLElement;
}

/**
 * Replaces `@r2wc/react-to-web-component` in the Preact builds: the same core with a Preact renderer. That package uses React's default
 * export, which `react.ts` does not have.
 */
// eslint-disable-next-line project/no-default-export -- it replaces a package whose export is the default
export default function r2wc(component: ComponentType<Props>, options: object): unknown {
  return createElementClass(component as never, options as never, {
    // Preact's and React's component types are almost the same but not assignable to each other.
    mount(container: HTMLElement, _: unknown, props: Props): Mounted {
      render(jsx(component, props), container);
      return { container };
    },
    update({ container }: Mounted, props: Props) {
      render(jsx(component, props), container);
    },
    unmount({ container }: Mounted) {
      render(null, container);
    },
  });
}
