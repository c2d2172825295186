import { useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import english from '../../locales/en.json?only=miniCart.,similar.,dialog.close&ast';
import dialog from '../ui/styles/dialog.css?inline';
import shop from './shop.css?inline';
import type { ShopAction, ShopState } from './shop-action.js';
import { SimilarProducts } from './similar-products.js';
import type { ShopItem, Cart, CartItem } from './model/cart.js';
import { type ElementContext, useIntl, useElementContext, useAnnouncement } from '../app/context/element-context.js';
import { Button } from '../ui/button.js';
import { LinkButton } from '../ui/link-button.js';
import { DestinationLink } from '../ui/destination-link.js';
import { Dialog } from '../ui/dialog.js';
import { CHECK_ICON } from '../ui/icons/check-icon.js';
import { SLOW_AFTER_MS, type Failure } from '../http/model/failure.js';
import { useHelpLink } from '../app/context/use-is-mobile.js';
import { useWait } from '../app/context/use-now.js';
import { leaveFor } from '../app/navigation/leave-for.js';
import { useOrderUrls } from '../app/navigation/use-order-urls.js';
import { Picture } from '../ui/picture.js';
import { ShopPrice } from './shop-price.js';
import { findLazyLink } from '../app/navigation/lazy-links.js';
import type { BagOutcome } from './store/bag-requests.js';
import { createBagController } from './bag-controller.js';

export interface ShopDialog extends ShopAction {
  readonly context: ElementContext;
  readonly set: (state: ShopState) => void;
}

/** Opens the dialog for buying again or for similar products. Loaded on first use, so that order screens do not include it. */
export function openShop({ context, item, label, set }: ShopDialog): void {
  context.addLazyModule({ english, styles: [dialog, shop] });
  const handleDone = (): void => set({});
  const handleStatus = (): void => set({ ...shown });
  const isToBuy = label === 'order.buyAgain';
  const panel = isToBuy ? (
    <MiniCart key="bag" item={item} onStatus={handleStatus} onDone={handleDone} />
  ) : (
    <SimilarProducts key="similar" item={item} onDone={handleDone} />
  );
  const shown: ShopState = { item, label, panel };
  set({ ...shown, isBusy: isToBuy });
}

export interface MiniCartProps extends BagListeners {
  readonly item: ShopItem;
}

/** Buys an item again and shows the outcome: the contents of the bag, and links to it. */
function MiniCart({ item, onStatus, onDone }: MiniCartProps): ReactNode {
  const intl = useIntl();
  const { entry, isBusy, isSlow, retry } = useBag(item, { onStatus, onDone });
  useAnnouncement(isSlow, 'miniCart.slow');
  if (!entry) return null;
  if (entry.status === 'uncertain') return <CartUnknown item={item} onClose={onDone} />;
  if (entry.status === 'failed') {
    return <CartFailed failure={entry.failure} isBusy={isBusy} onRetry={retry} onClose={onDone} />;
  }
  const { cart } = entry;
  return (
    <Dialog
      icon={CHECK_ICON}
      isLong
      title={intl.t('miniCart.addedTitle')}
      onClose={onDone}
      actions={
        <>
          <ShopLink name="cart" isMain>
            {intl.t('miniCart.view')}
          </ShopLink>
          <ShopLink name="checkout">{intl.t('miniCart.checkout')}</ShopLink>
        </>
      }
      closeName={intl.t('dialog.close')}
    >
      {cart ? <CartItems cart={cart} /> : <p dir="auto">{item.title}</p>}
    </Dialog>
  );
}

interface CartFailedProps {
  readonly failure: Failure;
  /** A retry is pending. */
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/**
 * The item was not added: nothing was sent yet, the service asks to wait, or the item can be bought neither here nor on a product page.
 */
function CartFailed({ failure, isBusy, onRetry, onClose }: CartFailedProps): ReactNode {
  const intl = useIntl();
  const { contact } = useHelpLink();
  const waitId = useId();
  const isBusyService = failure.retryAt !== undefined;
  const wait = useWait(failure.retryAt ?? 0);
  const canRetry = isBusyService || failure.code !== 'service-request-cart-item-failure';
  return (
    <Dialog
      title={intl.t('miniCart.failedTitle')}
      onClose={onClose}
      actions={
        canRetry ? (
          <Button
            kind="primary"
            isBusy={isBusy}
            isDisabled={wait !== undefined}
            reasonId={wait && waitId}
            onPress={onRetry}
          >
            {intl.t('failure.retry')}
          </Button>
        ) : (
          <LinkButton href={contact}>{intl.t('failure.contact')}</LinkButton>
        )
      }
      closeName={intl.t('dialog.close')}
    >
      <p>{intl.t(isBusyService ? 'miniCart.busy' : canRetry ? 'miniCart.unsent' : 'miniCart.failed')}</p>
      {wait && (
        <p className="figures" id={waitId}>
          {intl.t(wait.isLong ? 'miniCart.waitUntil' : 'miniCart.wait', { time: wait.time })}
        </p>
      )}
    </Dialog>
  );
}

interface CartUnknownProps {
  readonly item: ShopItem;
  readonly onClose: () => void;
}

/** It is unknown whether the item was added: the shopper checks the cart, and adds it on the product page if it is missing. */
function CartUnknown({ item, onClose }: CartUnknownProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const product = useOrderUrls().toUrl(item.buyAgainUrl);
  return (
    <Dialog
      title={intl.t('miniCart.unknownTitle')}
      onClose={onClose}
      actions={
        <>
          <ShopLink name="cart" isMain>
            {intl.t('miniCart.view')}
          </ShopLink>
          {product !== undefined && (
            <DestinationLink href={product} onGo={() => leaveFor(context, product)} className="button is-secondary">
              {intl.t('miniCart.product')}
            </DestinationLink>
          )}
        </>
      }
      closeName={intl.t('dialog.close')}
    >
      <p>{intl.t('miniCart.unknown')}</p>
    </Dialog>
  );
}

/** The contents of the bag, and the total number of items. */
function CartItems({ cart }: { readonly cart: Cart }): ReactNode {
  const intl = useIntl();
  return (
    <>
      <ul className="cart-items">
        {cart.items.map((item, index) => (
          <CartLine key={index} item={item} />
        ))}
      </ul>
      <p className="cart-count">{intl.t('miniCart.count', { count: cart.totalItemCount })}</p>
    </>
  );
}

function CartLine({ item }: { readonly item: CartItem }): ReactNode {
  const intl = useIntl();
  const { toUrl, onPictureFail } = useOrderUrls();
  return (
    <li className="cart-item">
      <Picture src={toUrl(item.image)} alt="" missing={intl.t('order.noPicture')} onFail={onPictureFail} />
      <div>
        <p className="item-title" dir="auto">
          {item.title}
        </p>
        {item.category !== undefined && (
          <p className="item-details" dir="auto">
            {item.category}
          </p>
        )}
        {item.size !== undefined && (
          <p className="item-details">{intl.rich('order.size', { size: () => <bdi key="size">{item.size}</bdi> })}</p>
        )}
        <p className="item-details">{intl.t('order.pieces', { count: item.quantity })}</p>
        <ShopPrice thing={item} />
      </div>
    </li>
  );
}

export interface ShopLinkProps {
  readonly name: 'cart' | 'checkout';
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

/** A link into the shop that looks like a button; renders nothing if the page's address is not allowed. */
function ShopLink({ name, isMain = false, children }: ShopLinkProps): ReactNode {
  const context = useElementContext();
  const href = findLazyLink(context, name);
  if (href === undefined) return null;
  return (
    <DestinationLink
      href={href}
      onGo={() => leaveFor(context, href)}
      className={`button is-${isMain ? 'primary' : 'secondary'}`}
    >
      {children}
    </DestinationLink>
  );
}

export interface BagOnShow {
  /** The outcome to show; undefined while it is unknown, or if there is nothing to show. */
  readonly entry: BagOutcome;
  readonly isBusy: boolean;
  readonly isSlow: boolean;
  readonly retry: () => void;
}

export interface BagListeners {
  /** There is an outcome to show. */
  readonly onStatus: () => void;
  /** The dialog is no longer shown. */
  readonly onDone: () => void;
}

/** Buys an item again, unless it is in the bag already. */
function useBag(item: ShopItem, { onStatus, onDone }: BagListeners): BagOnShow {
  const context = useElementContext();
  const controller = context.getController(createBagController);
  const [state, setState] = useState<Pick<BagOnShow, 'entry' | 'isBusy' | 'isSlow'>>(IDLE);
  // Fixed to the props of the first render: neither a reloaded order nor another click may send a second request.
  const [first] = useState({ item, onStatus, onDone });
  const open = useCallback(() => {
    const stopTimer = context.platform.after(SLOW_AFTER_MS, () => setState((before) => ({ ...before, isSlow: true })));
    void controller.open(first.item).then((entry) => {
      stopTimer();
      setState({ ...IDLE, entry });
      if (entry) first.onStatus();
      else first.onDone();
    });
  }, [context, controller, first]);
  useEffect(open, [open]);
  return {
    ...state,
    // The dialog stays open; only its content changes.
    retry() {
      setState((before) => ({ ...before, isBusy: true }));
      open();
    },
  };
}

const IDLE = { entry: undefined, isBusy: false, isSlow: false };
