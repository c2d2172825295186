import { useId, useState, type ReactNode } from 'react';
import { ADDRESSES_A_PAGE, type PickupAddress } from './model/pickup-addresses.js';
import { useIntl } from '../../../app/context/use-intl.js';
import { AddressCard } from './address-card.js';
import { AddressPages } from './address-pages.js';

export interface AddressBookProps {
  readonly addresses: readonly PickupAddress[];
  readonly isLoading: boolean;
  readonly lines: readonly string[];
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onEdit: (address: PickupAddress) => void;
}

/** All addresses, five at a time. It opens where the chosen one is. */
export function AddressBook(props: AddressBookProps): ReactNode {
  const { addresses, isLoading, lines, chosenId, onChoose, onEdit } = props;
  const intl = useIntl();
  const group = useId();
  const [turned, setTurned] = useState<{ readonly chosenId: string | undefined; readonly page: number }>();
  const last = Math.max(0, Math.ceil(addresses.length / ADDRESSES_A_PAGE) - 1);
  const place = addresses.findIndex(({ id }) => id === chosenId);
  const page = Math.min(
    turned && turned.chosenId === chosenId ? turned.page : Math.floor(Math.max(0, place) / ADDRESSES_A_PAGE),
    last,
  );
  if (isLoading) return <AddressBones />;
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
      {last > 0 && (
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

/** As high as the cards that will stand there. */
function AddressBones(): ReactNode {
  return (
    <div className="methods" aria-busy="true">
      <div className="bone method-bone" />
      <div className="bone method-bone" />
      <div className="bone method-bone" />
    </div>
  );
}
