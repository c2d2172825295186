import { useId, type ReactNode } from 'react';
import { toLayoutLines } from './model/layout-lines.js';
import type { PickupAddress } from './model/pickup-addresses.js';
import { useIntl } from '../../../app/context/use-intl.js';
import { Button } from '../../../ui/button.js';

export interface AddressCardProps {
  /** Of the whole choice. */
  readonly group: string;
  readonly address: PickupAddress;
  readonly lines: readonly string[];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onEdit: () => void;
}

/** One address to choose: who is there, where that is, and what is to be said of it. */
export function AddressCard({ group, address, lines, isChosen, onChoose, onEdit }: AddressCardProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  const { isAbroad, isUnsaved, isPreferred } = address;
  const [name = '', ...places] = toLayoutLines(address, lines);
  return (
    <div className="method address-choice" part="method">
      <input
        id={id}
        type="radio"
        name={group}
        value={address.id}
        checked={isChosen}
        disabled={isAbroad}
        aria-describedby={`${id}-text`}
        onChange={onChoose}
      />
      <div className="method-text">
        <label htmlFor={id} dir="auto">
          {name}
        </label>
        <div className="item-details" id={`${id}-text`}>
          {places.map((line, index) => (
            <p key={index} dir="auto">
              {line}
            </p>
          ))}
          {isPreferred && <p className="address-note">{intl.t('returnAddress.preferred')}</p>}
          {isUnsaved && <p className="address-note">{intl.t('returnAddress.unsaved')}</p>}
          {isAbroad && <p className="address-note">{intl.t('returnAddress.abroad')}</p>}
        </div>
      </div>
      {!isAbroad && (
        <Button kind="text" onPress={onEdit}>
          {intl.t('returnAddress.edit')}
          <span className="for-reader" dir="auto">
            {` ${name}, ${places[0] ?? ''}`}
          </span>
        </Button>
      )}
    </div>
  );
}
