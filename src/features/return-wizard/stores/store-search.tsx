import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { toSearchText } from '../../../stores/model/pickup-store.js';
import type { ReturnStoresUse } from './use-return-stores.js';
import { useIntl } from '../../../app/context/use-intl.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/field.js';

export interface StoreSearchProps {
  readonly stores: Pick<ReturnStoresUse, 'text' | 'setText' | 'own'>;
}

/** Where stores are looked for. */
export function StoreSearch({ stores: { text, setText, own } }: StoreSearchProps): ReactNode {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [hasTried, setTried] = useState(false);
  const isEmpty = toSearchText(text) === '';

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    setTried(true);
    if (isEmpty) form.current?.querySelector('input')?.focus();
    else own.search();
  }

  return (
    <form ref={form} className="store-search" role="search" noValidate onSubmit={handleSubmit}>
      <Field
        name="store"
        label={intl.t('returnStore.searchLabel')}
        value={text}
        onChange={setText}
        error={hasTried && isEmpty ? intl.t('returnStore.searchEmpty') : undefined}
      />
      {/* Never busy: another search takes the place of one that is under way. */}
      <Button kind="secondary" type="submit">
        {intl.t('returnStore.search')}
      </Button>
    </form>
  );
}
