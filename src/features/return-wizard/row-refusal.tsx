import type { ReactNode } from 'react';
import type { ReturnRefusal } from '../../orders/model/order-details.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useOrderUrls } from '../../orders/use-order-urls.js';
import { RefusalWords } from '../../orders/refusal-words.js';

export interface RowRefusalProps {
  readonly id: string;
  readonly refusal: ReturnRefusal | undefined;
}

/** Why a row cannot go back: in the service's words with their link, or in ours where it sent none. */
export function RowRefusal({ id, refusal }: RowRefusalProps): ReactNode {
  const intl = useIntl();
  const { toUrl } = useOrderUrls();
  return (
    <p className="return-why item-details" id={id} dir="auto">
      <RefusalWords refusal={refusal ?? { text: intl.t('returnWizard.notReturnable') }} href={toUrl(refusal?.url)} />
    </p>
  );
}
