import { useId, type ReactNode } from 'react';

export interface TextAreaProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** How much is written, and how much may be. */
  readonly count: string;
  /** The same where it gets close, to be read out; empty until then. */
  readonly news: string;
  /** Where the tag's own focus goes. */
  readonly isFirst?: boolean;
  readonly onChange: (value: string) => void;
}

/** A label above a text of some lines, and a counter below it that is read with it, and out loud near its end. */
export function TextArea({ name, label, value, count, news, isFirst, onChange }: TextAreaProps): ReactNode {
  const id = useId();
  return (
    <div className="field" part="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        part="input"
        name={name}
        rows={3}
        value={value}
        dir="auto"
        data-first={isFirst || undefined}
        autoComplete="off"
        aria-describedby={`${id}-count`}
        // By itself a browser scrolls to the caret alone, and leaves the box behind a bar of the page.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className="field-hint figures" id={`${id}-count`}>
        {count}
      </p>
      <p className="for-reader" role="status">
        {news}
      </p>
    </div>
  );
}
