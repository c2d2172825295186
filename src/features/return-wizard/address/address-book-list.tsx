import { useId, useState, type ReactNode } from 'react';
import { ADDRESSES_A_PAGE, type PickupAddress } from './model/pickup-addresses.js';
import { useIntl } from '../../../app/context/element-context.js';
import { Button } from '../../../ui/button.js';
import { toLayoutLines } from './model/layout-lines.js';

export interface AddressBookListProps {
  readonly addresses: readonly PickupAddress[];
  readonly isLoading: boolean;
  readonly lines: readonly string[];
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onEdit: (address: PickupAddress) => void;
}

/** All addresses, five per page. It opens on the page of the chosen one. */
export function AddressBookList(props: AddressBookListProps): ReactNode {
  const { addresses, isLoading, lines, chosenId, onChoose, onEdit } = props;
  const intl = useIntl();
  const group = useId();
  const [turned, setTurned] = useState<{ readonly chosenId: string | undefined; readonly page: number }>();
  const last = Math.max(0, Math.ceil(addresses.length / ADDRESSES_A_PAGE) - 1);
  const index = addresses.findIndex(({ id }) => id === chosenId);
  const page = Math.min(
    turned && turned.chosenId === chosenId ? turned.page : Math.floor(Math.max(0, index) / ADDRESSES_A_PAGE),
    last,
  );
  if (isLoading) return <AddressSkeleton />;
  if (addresses.length === 0) return <p>{intl.t('returnAddress.none')}</p>;
  const first = page * ADDRESSES_A_PAGE;
  const shown = addresses.slice(first, first + ADDRESSES_A_PAGE);
  return (
    <>
      <fieldset className="methods">
        <legend className="for-reader">{intl.t('returnWizard.addressHeading')}</legend>
        {shown.map((address) => (
          <AddressCard
            key={address.id}
            group={group}
            address={address}
            lines={lines}
            isChosen={address.id === chosenId}
            onChoose={() => onChoose(address.id)}
            onEdit={() => onEdit(address)}
          />
        ))}
      </fieldset>
      {last === 0 ? (
        <p className="figures">
          {intl.t('returnAddress.range', { first: 1, last: shown.length, total: shown.length })}
        </p>
      ) : (
        <AddressPages
          from={first + 1}
          to={first + shown.length}
          total={addresses.length}
          onPrevious={page > 0 ? () => setTurned({ chosenId, page: page - 1 }) : undefined}
          onNext={page < last ? () => setTurned({ chosenId, page: page + 1 }) : undefined}
        />
      )}
    </>
  );
}

/** A placeholder as high as the address cards. */
function AddressSkeleton(): ReactNode {
  return (
    <div className="methods" aria-busy="true">
      <div className="skeleton method-skeleton" />
      <div className="skeleton method-skeleton" />
      <div className="skeleton method-skeleton" />
    </div>
  );
}

interface AddressPagesProps {
  readonly from: number;
  readonly to: number;
  readonly total: number;
  /** Absent on the first page. */
  readonly onPrevious: (() => void) | undefined;
  /** Absent on the last page. */
  readonly onNext: (() => void) | undefined;
}

/** Which addresses are visible, and the buttons to the other pages. */
function AddressPages({ from, to, total, onPrevious, onNext }: AddressPagesProps): ReactNode {
  const intl = useIntl();
  const rangeId = useId();
  return (
    <nav className="address-pages" aria-label={intl.t('returnAddress.pages')}>
      <Button kind="text" isDisabled={!onPrevious} reasonId={rangeId} onPress={onPrevious}>
        {intl.t('returnAddress.previous')}
      </Button>
      <p className="figures" role="status" id={rangeId}>
        {intl.t('returnAddress.range', { first: from, last: to, total })}
      </p>
      <Button kind="text" isDisabled={!onNext} reasonId={rangeId} onPress={onNext}>
        {intl.t('returnAddress.next')}
      </Button>
    </nav>
  );
}

interface AddressCardProps {
  /** Name of the radio group. */
  readonly group: string;
  readonly address: PickupAddress;
  readonly lines: readonly string[];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onEdit: () => void;
}

/** One address to choose: the name, the address and its notes. */
function AddressCard({ group, address, lines, isChosen, onChoose, onEdit }: AddressCardProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  const { isAbroad, isUnsaved, isPreferred } = address;
  const [name = '', ...addressLines] = toLayoutLines(address, lines);
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
          {addressLines.map((line, index) => (
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
            {` ${[name, ...addressLines].join(', ')}`}
          </span>
        </Button>
      )}
    </div>
  );
}
