import { useId, type ReactNode } from 'react';

export interface TextAreaProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string;
  /** The number of characters used and allowed. */
  readonly count: string;
  /** The same near the limit, to be announced; empty before. */
  readonly status: string;
  /** Receives the focus of the element's own `focus()`. */
  readonly isFirst?: boolean;
  readonly isRequired?: boolean;
  readonly onChange: (value: string) => void;
}

/** A labelled multi-line input with a counter below, which is part of its description and is announced near the limit. */
export function TextArea({
  name,
  label,
  value,
  count,
  status,
  isFirst,
  isRequired,
  onChange,
}: TextAreaProps): ReactNode {
  const id = useId();
  return (
    <div className="field" part="field">
      <label part="label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        part="input"
        name={name}
        rows={3}
        value={value}
        dir="auto"
        data-first={isFirst || undefined}
        autoComplete="off"
        aria-required={isRequired}
        aria-describedby={`${id}-count`}
        // By default a browser scrolls only to the caret, which leaves the box behind a fixed bar of the page.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className="field-hint figures" id={`${id}-count`}>
        {count}
      </p>
      <p className="for-reader" role="status">
        {status}
      </p>
    </div>
  );
}
