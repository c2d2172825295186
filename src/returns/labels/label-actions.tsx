import { useRef, type ReactNode } from 'react';
import type { FailureMessage } from '../../i18n/failure-message.js';
import type { ReturnLabelProps, LabelViews, StoreBarcodeProps } from './label-views.js';
import { useIntl, type LazyModule, useElementContext } from '../../app/context/element-context.js';
import { useReturnRules } from '../use-return-rules.js';
import { Button } from '../../ui/button.js';
import { focusHeading } from '../../ui/screen-heading.js';
import { MessageBox } from '../../ui/message-box.js';
import { LabelButtons } from './label-buttons.js';
import english from '../../../locales/en.json?only=returnLabel.,dialog.close,returnOrder.carrier,orderDetail.signIn&ast';
import styles from './return-label.css?inline';
import { ReturnCode } from './return-code.js';
import type { Address } from '../../addresses/model/address.js';
import { findStoreAddress } from '../../orders/model/store-address.js';
import { OrderBarcode } from '../../orders/order-barcode.js';
import { useAddressLines, AddressBlock } from '../../addresses/address-block.js';
import { lazyView } from '../../app/lazy/lazy-view.js';
import { useHelpLink } from '../../app/context/use-is-mobile.js';
import { ExternalLink } from '../../ui/external-link.js';

const NO_RULES: FailureMessage = { title: 'returnLabel.failedTitle', text: 'readFailure.chunkLoad' };

/** The label actions of a return, according to the rules of its country. */
export function LabelActions(props: ReturnLabelProps): ReactNode {
  const intl = useIntl();
  const state = useReturnRules();
  const box = useRef<HTMLDivElement>(null);
  if (state.status === 'ready') return <LabelButtons key={props.order.orderNumber} {...props} rules={state.rules} />;
  if (state.status === 'loading') return null;
  const { retry } = state;
  return (
    <MessageBox boxRef={box} tone="critical" title={intl.t(NO_RULES.title)}>
      <p>{intl.t(NO_RULES.text)}</p>
      <Button
        kind="text"
        onPress={() => {
          focusHeading(box.current);
          retry();
        }}
      >
        {intl.t('failure.retry')}
      </Button>
    </MessageBox>
  );
}

const loadStoreModule = async () => (await import('../../stores/store-details.js')).storeModule;

/** Opening hours and directions. The view also works without them, because the address is shown above. */
const StoreDetails = lazyView(loadStoreModule, 'StoreDetails', { isOptional: true });

/** The barcode that a store's till scans, and the store below it. */
function StoreBarcode({ order, address = findStoreAddress(order), hidesStore = false }: StoreBarcodeProps): ReactNode {
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
function StoreHelp(): ReactNode {
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

/** The lazy module of labels, codes and barcodes, loaded after the view that shows the return. */
export const labelsModule: LazyModule<LabelViews> = {
  views: { LabelActions, ReturnCode, StoreBarcode, StoreHelp },
  english,
  styles: [styles],
};
