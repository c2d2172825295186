import { useId, type ReactNode } from 'react';

export interface CheckboxProps {
  readonly name: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** The label; may hold links. */
  readonly children: ReactNode;
}

export function Checkbox({ name, isChecked, onChange, children }: CheckboxProps): ReactNode {
  const id = useId();
  return (
    <div className="checkbox">
      <input
        id={id}
        type="checkbox"
        name={name}
        checked={isChecked}
        aria-required="true"
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{children}</label>
    </div>
  );
}
