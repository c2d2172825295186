import { html, nothing, type TemplateResult } from 'lit-html';
import type { Configuration } from '../../src/app/configuration/configuration.js';
import type { Notice, Settings } from '../../src/app/context/element-context.js';

type Wording = NonNullable<Settings['intl']>;

/** The content of the area. */
export type ShellBody =
  | { readonly kind: 'wait' }
  | { readonly kind: 'failed'; readonly title: string; readonly text: string; readonly onRetry: () => void }
  | { readonly kind: 'screen'; readonly element: HTMLElement };

export interface Shell {
  readonly configuration: Configuration;
  /** Absent while the wording loads. */
  readonly intl: Wording | undefined;
  readonly body: ShellBody;
  /** A message above the screen that explains why the shopper is here. */
  readonly notice: { readonly title: string; readonly text: string } | undefined;
  /** The member header; absent if it is hidden. */
  readonly header: HeaderLink | undefined;
}

/** The link to all orders. */
export interface HeaderLink {
  readonly href: string;
  readonly onPress: () => void;
}

/** The area's markup: its wrapper, the member header, and the screen or what replaces it. */
export function toShell(shell: Shell): TemplateResult {
  const { configuration, intl, body, notice } = shell;
  const { theme, standalone, kiosk } = configuration;
  const classes = ['root', `theme-${theme}`, standalone && 'is-standalone', kiosk && 'is-kiosk'].filter(Boolean);
  return html`<div class=${classes.join(' ')} part="root" lang=${intl?.locale ?? 'en'} dir=${intl?.direction ?? 'ltr'}>
    <div class="area" tabindex="-1" role="group" aria-label=${intl?.t('area.orders') ?? ''}>
      ${toHeader(shell)} ${notice ? toMessage(notice.title, html`<p>${notice.text}</p>`, false) : nothing}
      ${toBody(body, intl)}
    </div>
    <slot name="footer"></slot>
  </div>`;
}

/** A notice why the area cannot be shown, with a contact link. */
export function toNotice({ title, text, link }: Notice): TemplateResult {
  const contactLink =
    link.href === undefined ? link.text : html`<a href=${link.href} rel="noopener noreferrer">${link.text}</a>`;
  return html`<div class="root theme-auto" part="root" lang="en">
    ${toMessage(
      title,
      html`<p>${text}</p>
        ${contactLink}`,
    )}
  </div>`;
}

function toHeader({ header, intl }: Shell): TemplateResult | typeof nothing {
  if (!header || !intl) return nothing;
  const words = intl.t('area.orders');
  /** A plain click navigates within the page; with a modifier key, the browser handles it like any other link. */
  const handleClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    header.onPress();
  };
  return html`<header class="area-header" part="header">
    <slot name="header"
      ><p class="area-heading"><a href=${header.href} @click=${handleClick}>${words}</a></p></slot
    >
  </header>`;
}

function toBody(body: ShellBody, intl: Wording | undefined): TemplateResult | HTMLElement | typeof nothing {
  if (body.kind === 'screen') return body.element;
  return body.kind === 'wait' || !intl ? toSpinner(intl) : toFailure(body, intl);
}

function toSpinner(intl: Wording | undefined): TemplateResult {
  return html`<div class="area-wait">
    <span class="area-spinner" aria-hidden="true"></span><span class="for-reader">${intl?.t('area.loading')}</span>
  </div>`;
}

function toFailure({ title, text, onRetry }: ShellBody & { kind: 'failed' }, intl: Wording): TemplateResult {
  const button = html`<button class="button is-text" part="button button-text" type="button" @click=${onRetry}>
    <span>${intl.t('failure.retry')}</span>
  </button>`;
  return toMessage(
    title,
    html`<p>${text}</p>
      ${button}`,
  );
}

/** A message box in plain markup, because the components of `src/ui` are for the screens. If it replaces a screen, it takes the focus. */
function toMessage(title: string, content: TemplateResult, isScreen = true): TemplateResult {
  return html`<div
    class="message tone-critical"
    part="message"
    role="alert"
    tabindex="-1"
    ?data-first=${isScreen}
    ?data-heading=${isScreen}
  >
    <svg class="icon" part="icon icon-alert" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 8v5M12 16.5v.01M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z" />
    </svg>
    <div class="message-text">
      <p class="message-title">${title}</p>
      <div>${content}</div>
    </div>
  </div>`;
}
