import { useEffect, useId, useRef, type ReactNode } from 'react';
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
  useEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
    return () => current?.close();
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
