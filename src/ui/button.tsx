import type { MouseEvent, ReactNode } from 'react';

export interface ButtonProps {
  readonly kind: 'primary' | 'secondary' | 'text';
  readonly children: ReactNode;
  /** The accessible name, if the text alone is ambiguous; begins with the text. */
  readonly label?: string | undefined;
  readonly type?: 'button' | 'submit';
  readonly isBusy?: boolean | undefined;
  readonly isDisabled?: boolean;
  /** Id of the text that explains why the button is disabled. */
  readonly reasonId?: string | undefined;
  readonly onPress?: (() => void) | undefined;
}

/**
 * A busy button keeps its label and width, and shows a small spinner. A disabled button can be focused, and a press explains why it is
 * disabled. Neither calls `onPress`.
 */
export function Button(props: ButtonProps): ReactNode {
  const { kind, children, label, type = 'button', isBusy, isDisabled, reasonId, onPress } = props;
  const isOff = isBusy || isDisabled;
  return (
    <button
      className={`button is-${kind}`}
      part={`button button-${kind}${isOff && !isBusy ? ' button-disabled' : ''}`}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isOff || undefined}
      aria-describedby={reasonId}
      aria-label={label}
      onClick={isOff ? explain : (onPress ?? (type === 'submit' ? submit : undefined))}
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
  event.currentTarget.form?.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true }));
}

/** If the explanation fails to load, the button's description still says why it is disabled. */
function explain(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
  const { currentTarget } = event;
  import('./focus-gap.js').then(
    ({ focusGap }) => focusGap(currentTarget),
    () => undefined,
  );
}
