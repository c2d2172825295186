import type { ComponentType, ReactNode } from 'react';
import type { Address } from '../../addresses/model/address.js';
import { findStoreAddress } from '../../orders/model/store-address.js';
import type { StoreBarcodeProps } from '../../returns/labels/label-views.js';
import { useAddressLines } from '../../addresses/use-address-lines.js';
import { usePart } from '../../app/lazy/use-part.js';
import { useScope } from '../../app/context/scope-context.js';
import { AddressBlock } from '../../addresses/address-block.js';
import type { LabelPieces } from './label-pieces.js';

/** What a till in a store reads, and under it the store. The pieces come from the screen of an order. */
export function createStoreBarcode({ loadBarcode, loadStore }: LabelPieces): ComponentType<StoreBarcodeProps> {
  return function StoreBarcode({ order, address = findStoreAddress(order), hidesStore = false }) {
    const scope = useScope();
    const isOffered = scope.isFlagOn('enableReturnsBarcode') || order.showsBarcode === true;
    const isShown = isOffered && !scope.isFlagOn('suppressReturnBarcode');
    const barcode = usePart(loadBarcode, isShown);
    return (
      <>
        {isShown && barcode.status !== 'failed' && (
          <div className="code-room">
            {barcode.status === 'ready' && (
              <barcode.views.BarcodeBlock orderNumber={order.orderNumber} barcode={order.barcode} />
            )}
          </div>
        )}
        {address && !hidesStore && <StorePlace address={address} loadStore={loadStore} />}
      </>
    );
  };
}

interface StorePlaceProps extends Pick<LabelPieces, 'loadStore'> {
  readonly address: Address;
}

/** Where the store is, with its hours, its page and the way there. */
function StorePlace({ address, loadStore }: StorePlaceProps): ReactNode {
  const lines = useAddressLines(address);
  const part = usePart(loadStore, true);
  return (
    <div className="label-store">
      <AddressBlock {...lines} />
      {part.status === 'ready' && <part.views.StoreDetails place={address} />}
    </div>
  );
}
