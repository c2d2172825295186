import { useId, type ReactNode } from 'react';
import { isInCountry } from './model/return-store.js';
import type { KnownStore } from '../../../stores/model/store.js';
import { useIntl } from '../../../app/context/use-intl.js';
import { useNow } from '../../../app/context/use-now.js';
import { StoreChoice } from './store-choice.js';

export interface StoreListProps {
  readonly stores: readonly KnownStore[];
  readonly chosenId: string | undefined;
  /** The country of purchase, lower case. */
  readonly country: string;
  readonly onChoose: (known: KnownStore) => void;
}

const MINUTE_MS = 60_000;

/** One of several stores. */
export function StoreList({ stores, chosenId, country, onChoose }: StoreListProps): ReactNode {
  const intl = useIntl();
  const group = useId();
  const now = useNow(Infinity, MINUTE_MS);
  return (
    <fieldset className="methods">
      <legend className="for-reader">{intl.t('returnWizard.storeHeading')}</legend>
      {stores.map((known) => (
        <StoreChoice
          key={known.store.id}
          group={group}
          known={known}
          now={now}
          isAbroad={!isInCountry(known.store, country)}
          isChosen={known.store.id === chosenId}
          onChoose={() => onChoose(known)}
        />
      ))}
    </fieldset>
  );
}
