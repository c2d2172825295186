import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { focusHeading } from './screen-heading.js';
import { Icon, ALERT_ICON, type IconShape } from './icon.js';

export interface DialogProps {
  /** An exclamation mark where none is given; none for a box that only shows something. */
  readonly icon?: IconShape | null;
  /** For what stands side by side. */
  readonly isWide?: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** It holds a form: nobody wants to hear all of its fields at once. */
  readonly isForm?: boolean;
  /** Buttons, the primary one first. */
  readonly actions: ReactNode;
  /** Said politely, once for each text: while the box is open, nobody hears the page's own region. */
  readonly news?: string;
  /** Escape and the browser's own ways to close. */
  readonly onClose: () => void;
}

/**
 * A modal box: the page behind it waits. The browser keeps the focus inside and gives it back. Under another title it says something
 * new: the title takes the focus then, which also reads it out.
 */
export function Dialog(props: DialogProps): ReactNode {
  const { icon = ALERT_ICON, isWide, title, children, isForm, actions, news, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [firstTitle] = useState(title);
  const id = useId();
  // A layout effect: while it is undone, the box is still in the page.
  useLayoutEffect(() => {
    const { current } = dialog;
    return () => {
      current?.close();
      if (current) keepFocus(current);
    };
  }, []);
  // Moved with its tag, the box is still open and stands in nobody's way any more.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current?.isConnected || current.matches(':modal')) return;
    current.removeAttribute('open');
    // Without it, Chromium and WebKit focus the heading, and Firefox the first button, as if a shopper had gone there.
    heading.current?.setAttribute('autofocus', '');
    current.showModal();
  });
  const isNew = title !== firstTitle;
  // The button that was pressed may have gone with the former title.
  useLayoutEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew, title]);
  return (
    <dialog
      className={isWide ? 'dialog is-wide' : 'dialog'}
      part="dialog"
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={isForm ? undefined : `${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Where nobody pressed anything yet, a browser closes the box all the same. Taken away, it is closed by us.
      onClose={({ currentTarget }) => currentTarget.isConnected && onClose()}
    >
      {icon && <Icon shape={icon} />}
      <h3
        className="dialog-title"
        id={`${id}-title`}
        tabIndex={-1}
        aria-describedby={isNew ? `${id}-text` : undefined}
        ref={heading}
      >
        {title}
      </h3>
      <div id={`${id}-text`}>{children}</div>
      <div className="dialog-actions">{actions}</div>
      <p className="for-reader" role="status">
        {news}
      </p>
    </dialog>
  );
}

/** The browser gives the focus back to what had it. Where nothing had, as on a page just opened, the screen's headline takes it. */
function keepFocus(dialog: HTMLDialogElement): void {
  const root = dialog.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const { activeElement } = root;
  if (!activeElement || dialog.contains(activeElement)) focusHeading(dialog);
}
