import { useState, type ReactNode } from 'react';
import { isEFapiaoOffered } from './model/e-fapiao-offer.js';
import type { Order } from '../../../orders/model/order.js';
import { useIntl } from '../../../app/context/use-intl.js';
import { usePart } from '../../../app/lazy/use-part.js';
import { useScope } from '../../../app/context/scope-context.js';
import { useSlice } from '../../../app/context/use-slice.js';
import { Button } from '../../../ui/button.js';
import { PartMissing } from '../part-missing.js';

const loadEFapiaoPart = async () => (await import('./e-fapiao-part.js')).eFapiaoPart;

/** Downloads the order's e-fapiao, where its country issues one. Everything behind the button comes with its first press. */
export function EFapiaoAction({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const market = useSlice(useScope().settings, (settings) => settings.market);
  const isOffered = market !== undefined && isEFapiaoOffered(order, market);
  const [presses, setPresses] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const part = usePart(loadEFapiaoPart, presses > 0);
  const isLoading = presses > 0 && (part.status === 'idle' || part.status === 'loading');
  const isWaiting = isBusy || isLoading;
  if (!isOffered) return null;
  return (
    <>
      <Button kind="secondary" isBusy={isWaiting} onPress={() => setPresses(presses + 1)}>
        {intl.t('orderDetail.eFapiao')}
      </Button>
      {isWaiting && <div className="bone is-field" />}
      {part.status === 'ready' && presses > 0 && (
        <part.views.EFapiaoDownload orderNumber={order.orderNumber} presses={presses} onBusy={setBusy} />
      )}
      {part.status === 'failed' && <PartMissing onRetry={part.retry} />}
    </>
  );
}
