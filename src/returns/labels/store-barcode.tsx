import type { ReactNode } from 'react';
import type { Address } from '../../addresses/model/address.js';
import { findStoreAddress } from '../../orders/model/store-address.js';
import { OrderBarcode } from '../../orders/order-barcode.js';
import type { StoreBarcodeProps } from './label-views.js';
import { useAddressLines, AddressBlock } from '../../addresses/address-block.js';
import { lazyView } from '../../app/lazy/lazy-view.js';
import { useElementContext, useIntl } from '../../app/context/element-context.js';
import { useHelpLink } from '../../app/context/use-is-mobile.js';
import { ExternalLink } from '../../ui/external-link.js';

const loadStoreModule = async () => (await import('../../stores/store-details.js')).storeModule;

/** Opening hours and directions. The view also works without them, because the address is shown above. */
const StoreDetails = lazyView(loadStoreModule, 'StoreDetails', { isOptional: true });

/** The barcode that a store's till scans, and the store below it. */
export function StoreBarcode({
  order,
  address = findStoreAddress(order),
  hidesStore = false,
}: StoreBarcodeProps): ReactNode {
  const context = useElementContext();
  const isOffered = context.isFlagOn('enableReturnsBarcode') || order.showsBarcode === true;
  const isShown = isOffered && !context.isFlagOn('suppressReturnBarcode');
  return (
    <>
      {isShown && <OrderBarcode orderNumber={order.orderNumber} barcode={order.barcode} />}
      {address && !hidesStore && <StoreSection address={address} />}
    </>
  );
}

function StoreSection({ address }: { readonly address: Address }): ReactNode {
  return (
    <div className="label-store">
      <AddressBlock {...useAddressLines(address)} />
      <StoreDetails query={address} />
    </div>
  );
}

/** The contact, after everything else: a store that was chosen automatically may be the wrong one. */
export function StoreHelp(): ReactNode {
  const intl = useIntl();
  const isOffered = useElementContext().isFlagOn('enableDorisStoreSelector');
  const { contact } = useHelpLink();
  return (
    isOffered &&
    contact !== undefined && (
      <p className="label-last">
        {intl.t('returnLabel.lastMessage')} <ExternalLink href={contact}>{intl.t('failure.contact')}</ExternalLink>
      </p>
    )
  );
}
