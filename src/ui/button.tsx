import type { MouseEvent, ReactNode } from 'react';

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
