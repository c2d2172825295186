import type { ReactNode } from 'react';
import type { ReturnRefusal } from '../../orders/model/order-details.js';
import { useOrderUrls } from '../../app/navigation/use-order-urls.js';
import { RefusalWords } from '../../orders/refusal-words.js';

/** Why an item cannot be returned, in the service's words, with the service's link. */
export function Refusal({ refusal }: { readonly refusal: ReturnRefusal }): ReactNode {
  const { toUrl } = useOrderUrls();
  return (
    <p className="item-details" dir="auto">
      <RefusalWords refusal={refusal} href={toUrl(refusal.url)} />
    </p>
  );
}
