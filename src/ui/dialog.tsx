import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { focusHeading } from './screen-heading.js';
import { Icon, ALERT_ICON, type IconShape } from './icon.js';

/** Defined here and not in a file under `icons/`, because every tag with a dialog includes it. */
export const CLOSE_ICON: IconShape = ['close', 'M6 6l12 12M18 6L6 18'];

export interface DialogProps {
  /** Default: an exclamation mark; null for a dialog that only shows information. */
  readonly icon?: IconShape | null;
  /** Wide enough for content side by side. */
  readonly isWide?: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** The content is a form or a list: too long to be read out as the dialog's description. */
  readonly isLong?: boolean;
  /** Buttons, the primary one first; null if the X is all there is to press. */
  readonly actions: ReactNode;
  /** The name of the X in the corner, which closes the dialog; null while it cannot be closed. */
  readonly closeName: string | null;
  /** A status message, announced politely once per text: while the dialog is open, the page's own live region is inert. */
  readonly status?: string;
  /** Called for the X, for Escape and for the browser's other ways to close a dialog. */
  readonly onClose: () => void;
}

/**
 * A modal dialog: the page behind it is inert. The browser traps the focus and restores it. When the title changes, the dialog has new
 * content: the title receives the focus, so that it is read out.
 */
export function Dialog(props: DialogProps): ReactNode {
  const { icon = ALERT_ICON, isWide, title, children, isLong, actions, closeName, status, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [firstTitle] = useState(title);
  // Stays set when a retry brings the first title back.
  const [isNew, setNew] = useState(false);
  if (!isNew && title !== firstTitle) setNew(true);
  const id = useId();
  // A layout effect: during its cleanup, the dialog is still in the document.
  useLayoutEffect(() => {
    const { current } = dialog;
    return () => {
      current?.close();
      if (current) keepFocus(current);
    };
  }, []);
  // If the element is moved in the document, its dialog stays open but is no longer modal.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current?.isConnected || current.matches(':modal')) return;
    current.removeAttribute('open');
    // Without it, Chromium and WebKit focus the heading, and Firefox the first button, with a visible focus ring.
    heading.current?.setAttribute('autofocus', '');
    current.showModal();
  });
  // The focused button may have been removed together with the former title.
  useLayoutEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew, title]);
  return (
    <dialog
      className={isWide ? 'dialog is-wide' : 'dialog'}
      part="dialog"
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={isLong ? undefined : `${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Without prior user activation, a browser closes the dialog even if `cancel` is prevented. On removal, the cleanup above closes
      // it.
      onClose={({ currentTarget }) => currentTarget.isConnected && onClose()}
    >
      {icon && <Icon shape={icon} />}
      <h3
        // A screen reader does not read out that the text of a focused element changes: a new title is a new element.
        key={title}
        className="dialog-title"
        part="heading"
        id={`${id}-title`}
        tabIndex={-1}
        aria-describedby={isNew && !isLong ? `${id}-text` : undefined}
        ref={heading}
      >
        {title}
      </h3>
      <div id={`${id}-text`}>{children}</div>
      {actions !== null && <div className="dialog-actions">{actions}</div>}
      {/* The last stop of the Tab key, because most shoppers need the content and its actions first. */}
      {closeName !== null && (
        <button
          className="button dialog-close"
          part="button button-text dialog-close"
          type="button"
          aria-label={closeName}
          onClick={onClose}
        >
          <Icon shape={CLOSE_ICON} />
        </button>
      )}
      <p className="for-reader" role="status">
        {status}
      </p>
    </dialog>
  );
}

/**
 * The browser restores the focus to the previous element. If there was none, as on a page just opened, the screen's headline receives it.
 */
function keepFocus(dialog: HTMLDialogElement): void {
  const root = dialog.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const { activeElement } = root;
  if (!activeElement || dialog.contains(activeElement)) focusHeading(dialog);
}
