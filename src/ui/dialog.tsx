import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusHeading } from './focus-heading.js';
import { Icon, type IconName } from './icon.js';

export interface DialogProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, the primary one first. */
  readonly actions: ReactNode;
  /** Escape and the browser's own ways to close. */
  readonly onClose: () => void;
}

/** A modal box: the page behind it waits. The browser keeps the focus inside and gives it back. */
export function Dialog({ icon, title, children, actions, onClose }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // A layout effect: while it is undone, the box is still in the page.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
    return () => {
      current?.close();
      if (current) keepFocus(current);
    };
  }, []);
  return (
    <dialog
      className="dialog"
      part="dialog"
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Where nobody pressed anything yet, a browser closes the box all the same. Taken away, it is closed by us.
      onClose={({ currentTarget }) => currentTarget.isConnected && onClose()}
    >
      <Icon name={icon} />
      <h3 className="dialog-title" id={`${id}-title`}>
        {title}
      </h3>
      <div id={`${id}-text`}>{children}</div>
      <div className="dialog-actions">{actions}</div>
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
