import type { MouseEvent, ReactNode } from 'react';
import type { SafeUrl } from '../http/model/safe-url.js';

export interface ButtonProps {
  readonly kind: 'primary' | 'secondary' | 'text';
  readonly children: ReactNode;
  readonly type?: 'button' | 'submit';
  readonly isBusy?: boolean | undefined;
  readonly isDisabled?: boolean;
  /** Id of the text that says why it is disabled. */
  readonly reasonId?: string | undefined;
  readonly onPress?: (() => void) | undefined;
}

/** Busy keeps the label and the width; a small spinner joins it. */
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

/** Forms are handled by ourselves, also in a frame whose page lets the browser send none: there it would not even ask. */
function submit(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
  event.currentTarget.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}

interface LinkButtonProps {
  /** An address that passed the gate. */
  readonly href: SafeUrl;
  readonly children: ReactNode;
}

/** The one thing to do, as a link that looks like its button: to another site, in a tab of its own, telling nothing of this page. */
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
  /** An address that passed the URL gate; without one the words stand alone. */
  readonly href: SafeUrl | undefined;
  readonly children: ReactNode;
}

/** A link that leaves the tag: in a new tab, telling nothing of this page. What writes or calls needs none. */
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
  /** Where it leads; without an address the words stand alone. */
  readonly href: SafeUrl | undefined;
  /** Goes there without leaving the page. */
  readonly onGo: () => void;
  readonly children: ReactNode;
  readonly className?: string;
  /** It leads to where the shopper is. */
  readonly 'aria-current'?: 'page' | undefined;
  /** Both on a second way to the same place, for pointers: out of the order of focus and of reading, where the link with words stands. */
  readonly tabIndex?: -1;
  readonly 'aria-hidden'?: true;
}

/** A link to another screen: a plain press stays in the page; with a modifier the browser opens it as it does any other. */
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
