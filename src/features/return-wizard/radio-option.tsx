import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

export interface RadioOptionProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly id: string;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  /** The label. */
  readonly children: ReactNode;
}

/** One option of a group of radio buttons, with its label beside it. */
export function RadioOption({ inputRef, children, ...input }: RadioOptionProps): ReactNode {
  return (
    <div className="operation">
      <input {...input} ref={inputRef} type="radio" />
      <label htmlFor={input.id}>{children}</label>
    </div>
  );
}
