import { createElement, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { type LazyModule, useIntl } from '../context/element-context.js';
import { Button } from '../../ui/button.js';
import { focusHeading } from '../../ui/screen-heading.js';
import { MessageBox } from '../../ui/message-box.js';
import { useLazyModule } from './use-lazy-module.js';

export interface LazyViewOptions {
  /** Reserves the view's space while it loads. A function: an element created once would make Preact retain the last tag. */
  readonly placeholder?: () => ReactNode;
  /** Renders nothing if the view cannot be loaded, because the screen shows the essentials without it. */
  readonly isOptional?: boolean;
}

/** Creates a component that loads its module when it first renders. If the module cannot be loaded, it shows `<LoadError>`. */
export function lazyView<Views extends object, Name extends keyof Views>(
  load: () => Promise<LazyModule<Views>>,
  name: Name,
  { placeholder, isOptional = false }: LazyViewOptions = {},
): Views[Name] extends ComponentType<infer Props> ? ComponentType<Props> : never {
  function LazyView(props: object): ReactNode {
    const state = useLazyModule(load, true);
    if (state.status === 'ready') return createElement(state.views[name] as ComponentType<object>, props);
    if (state.status !== 'failed') return placeholder?.();
    return isOptional ? null : <LoadError onRetry={state.retry} />;
  }
  return LazyView as Views[Name] extends ComponentType<infer Props> ? ComponentType<Props> : never;
}

interface LoadErrorProps {
  readonly onRetry: () => void;
  /** Takes the focus, if the control that had it was removed. Otherwise, the message is an alert and the focus stays. */
  readonly takesFocus?: boolean;
  readonly title?: string;
  readonly text?: string;
}

/** Says that part of the page could not be loaded, and offers Retry. */
export function LoadError({ onRetry, takesFocus = false, title, text }: LoadErrorProps): ReactNode {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  /** Moves the focus first: a retry removes the alert together with its focused button. */
  function handleRetry(): void {
    if (!takesFocus) focusHeading(box.current);
    onRetry();
  }

  return (
    <MessageBox boxRef={box} tone="critical" title={title ?? intl.t('failure.networkTitle')} isAlert={!takesFocus}>
      <p>{text ?? intl.t('failure.chunkLoad')}</p>
      <Button kind="text" onPress={handleRetry}>
        {intl.t('failure.retry')}
      </Button>
    </MessageBox>
  );
}
