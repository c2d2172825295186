import type { ComponentType, ReactNode } from 'react';
import { toAddressLines } from '../../domain/address-lines.js';
import type { Address } from '../../domain/address.js';
import { findStoreAddress } from '../../domain/store-address.js';
import type { StoreBarcodeProps } from '../../host/label-views.js';
import { useHelpLink } from '../../host/use-help-link.js';
import { useIntl } from '../../host/use-intl.js';
import { usePart } from '../../host/use-part.js';
import { useScope } from '../../host/scope-context.js';
import { toCountryName } from '../../i18n/country-name.js';
import { ExternalLink } from '../../ui/external-link.js';
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
        {scope.isFlagOn('enableDorisStoreSelector') && <LastMessage />}
        {address && !hidesStore && <StorePlace address={address} loadStore={loadStore} />}
      </>
    );
  };
}

/** Whom to ask: a store was chosen by itself, and may be the wrong one. */
function LastMessage(): ReactNode {
  const intl = useIntl();
  const { contact } = useHelpLink();
  return (
    contact !== undefined && (
      <p className="label-last">
        {intl.t('returnLabel.lastMessage')} <ExternalLink href={contact}>{intl.t('failure.contact')}</ExternalLink>
      </p>
    )
  );
}

interface StorePlaceProps extends Pick<LabelPieces, 'loadStore'> {
  readonly address: Address;
}

/** Where the store is, with its hours, its page and the way there. */
function StorePlace({ address, loadStore }: StorePlaceProps): ReactNode {
  const intl = useIntl();
  const part = usePart(loadStore, true);
  return (
    <div className="label-store">
      <address className="address">
        {toAddressLines(address, toCountryName(intl.locale, address.country)).map((line, index) => (
          <span key={index} dir="auto">
            {line}
          </span>
        ))}
      </address>
      {part.status === 'ready' && <part.views.StoreDetails address={address} />}
    </div>
  );
}
