import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { Icon, ALERT_ICON } from './icon.js';

export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string, input: HTMLInputElement) => void;
  readonly type?: 'text' | 'email' | 'tel';
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly autoComplete?: string;
  readonly isOptional?: boolean;
  /** The first control of its screen. */
  readonly isFirst?: boolean;
  /** Input attributes that only a few fields need. */
  readonly input?: Pick<InputHTMLAttributes<HTMLInputElement>, 'className' | 'inputMode' | 'maxLength' | 'readOnly'>;
}

/** A label with its hint above the input and an error below, all associated with the input. Screen readers read the error first. */
export function Field(props: FieldProps): ReactNode {
  const { name, label, value, onChange, type = 'text', hint, error, autoComplete = 'off' } = props;
  const id = useId();
  const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="field" part="field">
      <label part="label" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        id={id}
        part="input"
        data-first={props.isFirst || undefined}
        name={name}
        type={type}
        value={value}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir={type === 'text' ? undefined : 'ltr'}
        aria-required={props.isOptional ? undefined : true}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onChange(event.currentTarget.value, event.currentTarget)}
        {...props.input}
      />
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          <Icon shape={ALERT_ICON} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
