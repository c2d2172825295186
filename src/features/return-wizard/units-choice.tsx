import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useIntl } from '../../app/context/element-context.js';
import { RadioOption } from './radio-option.js';

export interface UnitsChoiceProps {
  /** Each unit has a selection of its own. */
  readonly isSplit: boolean;
  /** The shopper has just switched, and the choice moved in the page: move the focus to it. */
  readonly isMoved: boolean;
  readonly onFocused: () => void;
  readonly onSwitch: (isSplit: boolean) => void;
}

const OPTIONS = [
  { value: 'all', isSplit: false, text: 'returnWizard.sameForAll' },
  { value: 'each', isSplit: true, text: 'returnWizard.chooseForEach' },
] as const;

/** Whether one selection applies to all units of an item, or each unit has its own. */
export function UnitsChoice({ isSplit, isMoved, onFocused, onSwitch }: UnitsChoiceProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  const checked = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isMoved) return;
    checked.current?.focus();
    onFocused();
  }, [isMoved, onFocused]);
  return (
    <fieldset className="operations">
      <legend>{intl.t('returnWizard.unitsLabel')}</legend>
      {OPTIONS.map(({ value, text, ...option }) => (
        <RadioOption
          key={value}
          inputRef={option.isSplit === isSplit ? checked : undefined}
          id={`${id}-${value}`}
          name={id}
          value={value}
          checked={option.isSplit === isSplit}
          onChange={() => onSwitch(option.isSplit)}
        >
          {intl.t(text)}
        </RadioOption>
      ))}
    </fieldset>
  );
}
