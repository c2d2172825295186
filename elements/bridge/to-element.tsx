import r2wc from '@r2wc/react-to-web-component';
import { type ComponentType, Component, useEffect, type ReactNode } from 'react';
import { withContract, adoptStyles } from './contract.js';
import type { ContractOptions, Presentation, View } from './tag-contract.js';
import {
  type Notice,
  type ElementContext,
  ReactElementContext,
  useSelector,
} from '../../src/app/context/element-context.js';
import type { Intl18n, TextDirection } from '../../src/i18n/create-intl.js';
import { Button } from '../../src/ui/button.js';
import { ExternalLink } from '../../src/ui/external-link.js';
import { MessageBox } from '../../src/ui/message-box.js';

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

interface SurfaceProps {
  readonly feature: ComponentType;
  readonly skeleton: ComponentType;
  readonly presentation: Presentation;
}

/** The content of a tag's shadow root: the wrapper, and inside it the feature, its skeleton, or a notice why it cannot be shown. */
export function Surface({ feature, skeleton, presentation }: SurfaceProps): ReactNode {
  if ('notice' in presentation) return <NoticeView notice={presentation.notice} />;
  return <Shell feature={feature} skeleton={skeleton} context={presentation.context} />;
}

interface ShellProps extends Omit<SurfaceProps, 'presentation'> {
  readonly context: ElementContext;
}

/** Must be a direct child of `Surface`: inside an element, Preact would keep its first output beside the current one. */
function Shell({ feature: Feature, skeleton: Skeleton, context }: ShellProps): ReactNode {
  const { intl, configuration, session, overlay, step } = useSelector(context.settings, (settings) => settings);
  const { theme, standalone, kiosk } = configuration;
  const root = { theme, isStandalone: standalone, isKiosk: kiosk };
  return (
    <ReactElementContext value={context}>
      <Root locale={intl?.locale ?? 'en'} direction={intl?.direction ?? 'ltr'} {...root}>
        {intl ? (
          <Guard key={session} context={context} intl={intl}>
            <Ready context={context}>
              <Feature />
            </Ready>
          </Guard>
        ) : (
          <Skeleton />
        )}
        {intl && overlay}
        {intl && step}
      </Root>
    </ReactElementContext>
  );
}

interface ReadyProps {
  readonly context: ElementContext;
  readonly children: ReactNode;
}

/** Emits `orders-ready` once the first screen is rendered. A screen that fails is unmounted in the same task and emits nothing. */
function Ready({ context, children }: ReadyProps): ReactNode {
  useEffect(() => context.platform.after(0, () => context.port.emit('orders-ready', {})), [context]);
  return <>{children}</>;
}

/** A notice why the tag cannot be shown, with a contact link. */
function NoticeView({ notice }: { readonly notice: Notice }): ReactNode {
  return (
    <Root locale="en" direction="ltr" theme="auto" isStandalone={false} isKiosk={false}>
      <MessageBox tone="critical" title={notice.title} isFirst>
        <p>{notice.text}</p>
        <ExternalLink href={notice.link.href}>{notice.link.text}</ExternalLink>
      </MessageBox>
    </Root>
  );
}

interface GuardProps {
  readonly context: ElementContext;
  readonly intl: Intl18n;
  readonly children: ReactNode;
}

/** Shows a message with Retry if a screen throws. Input is in the element's state and is preserved. */
class Guard extends Component<GuardProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { context } = this.props;
    context.port.warn(`a screen failed. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    context.report({ code: 'unexpected', retryable: true });
  }

  override render(): ReactNode {
    const { intl, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <MessageBox tone="critical" title={intl.t('failure.unexpectedTitle')}>
        <p>{intl.t('failure.unexpected')}</p>
        <Button kind="text" onPress={() => this.setState({ hasFailed: false })}>
          {intl.t('failure.retry')}
        </Button>
      </MessageBox>
    );
  }
}

interface RootProps {
  readonly locale: string;
  readonly direction: TextDirection;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly isStandalone: boolean;
  readonly isKiosk: boolean;
  readonly children: ReactNode;
}

/** The wrapper inside the shadow root: the host element's own box belongs to the page. */
function Root({ locale, direction, theme, isStandalone, isKiosk, children }: RootProps): ReactNode {
  const classes = ['root', `theme-${theme}`, isStandalone && 'is-standalone', isKiosk && 'is-kiosk'];
  return (
    <div className={classes.filter(Boolean).join(' ')} part="root" lang={locale} dir={direction}>
      {children}
      <slot name="footer" />
    </div>
  );
}
