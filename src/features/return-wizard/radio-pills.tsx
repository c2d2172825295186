import { useId, type ReactNode, type Ref } from 'react';

export interface RadioPill {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface RadioPillsProps {
  readonly legend: ReactNode;
  readonly options: readonly RadioPill[];
  /** The chosen value; absent until one is chosen. */
  readonly value: string | undefined;
  readonly isRequired?: boolean;
  /** Receives the chosen radio button. */
  readonly checkedRef?: Ref<HTMLInputElement>;
  /** The class of this group. */
  readonly className: string;
  readonly onChange: (value: string) => void;
}

/** A group of radio buttons, each of them a pill around its label. */
export function RadioPills(props: RadioPillsProps): ReactNode {
  const { legend, options, value, isRequired, checkedRef, className, onChange } = props;
  const name = useId();
  return (
    <fieldset className={`pills ${className}`}>
      <legend part="label">{legend}</legend>
      {options.map((option) => (
        <label className="radio-tile pill" key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            ref={option.value === value ? checkedRef : undefined}
            checked={option.value === value}
            disabled={option.isDisabled}
            aria-required={isRequired}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
