import { createElement, type ComponentType, type ReactNode } from 'react';
import { LoadError } from './load-error.js';
import type { LazyModule } from './lazy-module.js';
import { useLazyModule } from './use-lazy-module.js';

export interface LazyViewOptions {
  /** Keeps the space of the view while it loads. */
  readonly placeholder?: ReactNode;
  /** Renders nothing where the view cannot be loaded, because the screen says the essential without it. */
  readonly isOptional?: boolean;
}

/** A component that loads its module when it first renders. It shows `<LoadError>` where the module cannot be loaded. */
export function lazyView<Views extends object, Name extends keyof Views>(
  load: () => Promise<LazyModule<Views>>,
  name: Name,
  { placeholder = null, isOptional = false }: LazyViewOptions = {},
): Views[Name] extends ComponentType<infer Props> ? ComponentType<Props> : never {
  function LazyView(props: object): ReactNode {
    const state = useLazyModule(load, true);
    if (state.status === 'ready') return createElement(state.views[name] as ComponentType<object>, props);
    if (state.status !== 'failed') return placeholder;
    return isOptional ? null : <LoadError onRetry={state.retry} />;
  }
  return LazyView as Views[Name] extends ComponentType<infer Props> ? ComponentType<Props> : never;
}
