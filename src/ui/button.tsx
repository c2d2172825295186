import type { MouseEvent, ReactNode } from 'react';
import type { SafeUrl } from '../http/model/safe-url.js';

export interface ButtonProps {
  readonly kind: 'primary' | 'secondary' | 'text';
  readonly children: ReactNode;
  readonly type?: 'button' | 'submit';
  readonly isBusy?: boolean | undefined;
  readonly isDisabled?: boolean;
  /** Id of the text that explains why the button is disabled. */
  readonly reasonId?: string | undefined;
  readonly onPress?: (() => void) | undefined;
}

/** A busy button keeps its label and width, and shows a small spinner. */
export function Button(props: ButtonProps): ReactNode {
  const { kind, children, type = 'button', isBusy = false, isDisabled = false, reasonId, onPress } = props;
  return (
    <button
      className={`button is-${kind}`}
      part={`button button-${kind}`}
      type={type}
      disabled={isDisabled}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      aria-describedby={reasonId}
      onClick={onPress ?? (type === 'submit' ? submit : undefined)}
    >
      <span className="button-label">
        {children}
        {isBusy && <span className="spinner" aria-hidden="true" />}
      </span>
    </button>
  );
}

/** Dispatches the submit event itself: in a frame whose page forbids forms, the browser would not even fire it. */
function submit(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
  event.currentTarget.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}

interface LinkButtonProps {
  /** Checked by the URL gate. */
  readonly href: SafeUrl;
  readonly children: ReactNode;
}

/** A primary action as a link to another site: it looks like a button, opens a new tab and sends no referrer. */
export function LinkButton({ href, children }: LinkButtonProps): ReactNode {
  return (
    <a
      className="button is-primary"
      part="button button-primary"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
    >
      <span>{children}</span>
    </a>
  );
}

export interface ExternalLinkProps {
  /** Checked by the URL gate; without it, the text is shown without a link. */
  readonly href: SafeUrl | undefined;
  readonly children: ReactNode;
}

/** A link to another site, in a new tab, without a referrer. `mailto:` and `tel:` links open no tab. */
export function ExternalLink({ href, children }: ExternalLinkProps): ReactNode {
  if (href === undefined) return <>{children}</>;
  return (
    <a
      href={href}
      target={/^h/.test(href) ? '_blank' : undefined}
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
    >
      {children}
    </a>
  );
}

export interface DestinationLinkProps {
  /** The address of the destination; without it, the text is shown without a link. */
  readonly href: SafeUrl | undefined;
  /** Navigates there within the page. */
  readonly onGo: () => void;
  readonly children: ReactNode;
  readonly className?: string;
  /** Set if the link leads to the current screen. */
  readonly 'aria-current'?: 'page' | undefined;
  /**
   * Set both on a second link to the same destination, for pointers only: it is hidden from keyboard and screen reader, which use the
   * text link.
   */
  readonly tabIndex?: -1;
  readonly 'aria-hidden'?: true;
}

/** A link to another screen: a plain click navigates within the page; with a modifier key, the browser handles it like any other link. */
export function DestinationLink({ href, onGo, children, ...more }: DestinationLinkProps): ReactNode {
  if (href === undefined) return <>{children}</>;
  const handleClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onGo();
  };
  return (
    <a {...more} href={href} referrerPolicy="no-referrer" onClick={handleClick}>
      {children}
    </a>
  );
}
