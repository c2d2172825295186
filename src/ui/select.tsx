import { useId, type ReactNode } from 'react';

export interface SelectProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  /** Stands there until something is chosen; cannot be chosen itself. */
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
}

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** A label above, and one of several to choose below it. */
export function Select({ name, label, value, options, placeholder, onChange }: SelectProps): ReactNode {
  const id = useId();
  return (
    <div className="field" part="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        part="input"
        name={name}
        value={value}
        aria-required="true"
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
