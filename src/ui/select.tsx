import { useId, type ReactNode } from 'react';

export interface SelectProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly options: readonly SelectOption[];
  /** Shown until the shopper chooses an option; it cannot be chosen itself. */
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
}

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** A select with its label above. */
export function Select({ name, label, value, options, placeholder, onChange }: SelectProps): ReactNode {
  const id = useId();
  return (
    <div className="field" part="field">
      <label part="label" htmlFor={id}>
        {label}
      </label>
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
