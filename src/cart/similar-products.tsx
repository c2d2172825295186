import { useLayoutEffect, useRef, useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import type { Failure, Load } from '../http/model/failure.js';
import type { ShopItem, SimilarProduct } from './model/cart.js';
import { signIn, leaveFor } from '../app/navigation/leave-for.js';
import { useOrderUrls } from '../app/navigation/use-order-urls.js';
import { useIntl, useElementContext, useSelector } from '../app/context/element-context.js';
import { getReadFailureMessage } from '../i18n/read-failure-message.js';
import { Button } from '../ui/button.js';
import { LinkButton } from '../ui/link-button.js';
import { DestinationLink } from '../ui/destination-link.js';
import { Dialog } from '../ui/dialog.js';
import { takeLostFocus } from '../ui/take-lost-focus.js';
import { createShopCalls } from './shop-calls.js';
import { createNamedLoads, type NamedLoads } from '../app/state/named-loads.js';
import { Icon, type IconShape } from '../ui/icon.js';
import { NEXT_ICON, PREVIOUS_ICON } from '../ui/icons/next-icon.js';
import { Picture } from '../ui/picture.js';
import { ShopPrice } from './shop-price.js';

export interface SimilarProductsProps {
  readonly item: ShopItem;
  readonly onDone: () => void;
}

/** A dialog with products similar to an item. */
export function SimilarProducts({ item, onDone }: SimilarProductsProps): ReactNode {
  const intl = useIntl();
  const { load, retry } = useSimilarProducts(item);
  const isSlow = load.status === 'loading' && load.isSlow;
  return (
    <Dialog
      icon={null}
      isWide
      isLong
      title={intl.t('similar.title')}
      status={formatStatus(load, intl)}
      onClose={onDone}
      actions={load.status === 'failed' ? <SimilarOptions failure={load.failure} onRetry={retry} /> : null}
      closeName={intl.t('dialog.close')}
    >
      <p className="similar-to" dir="auto">
        {isSlow ? intl.t('similar.slow') : item.title}
      </p>
      <SimilarContent load={load} />
    </Dialog>
  );
}

/** The status message that screen readers announce when the dialog's content changes. */
function formatStatus(load: SimilarLoad, intl: ReturnType<typeof useIntl>): string {
  if (load.status === 'loading') return intl.t(load.isSlow ? 'similar.slow' : 'similar.loading');
  if (load.status === 'failed') return intl.t(getReadFailureMessage(load.failure).text);
  const count = load.status === 'ready' ? load.value.length : 0;
  return intl.t(count > 0 ? 'similar.list' : 'similar.empty', { count });
}

function SimilarContent({ load }: { readonly load: SimilarLoad }): ReactNode {
  const intl = useIntl();
  if (load.status === 'failed') return <SimilarFailed failure={load.failure} />;
  if (load.status === 'idle' || load.status === 'loading') return <SliderSkeleton />;
  if (load.status === 'missing' || load.value.length === 0) {
    return <p className="similar-note">{intl.t('similar.empty')}</p>;
  }
  return <ProductSlider products={load.value} />;
}

/** Not an alert, because the dialog's status region announces the failure. */
function SimilarFailed({ failure }: { readonly failure: Failure }): ReactNode {
  const intl = useIntl();
  const note = useRef<HTMLDivElement>(null);
  // A retry removes the focused button, so the title takes the focus.
  useLayoutEffect(() => {
    const title = note.current?.closest('dialog')?.querySelector<HTMLElement>('.dialog-title');
    return () => queueMicrotask(() => takeLostFocus(title));
  }, []);
  return (
    <div className="similar-note" ref={note}>
      <p>{intl.t(getReadFailureMessage(failure).text)}</p>
    </div>
  );
}

interface SimilarOptionsProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** What helps if the products could not be loaded: sign in, retry, or contact the service. */
function SimilarOptions({ failure, onRetry }: SimilarOptionsProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const isSignedOut = failure.status === 401;
  if (!isSignedOut && !failure.retryable) {
    return <LinkButton href={context.findLink('contact')}>{intl.t('failure.contact')}</LinkButton>;
  }
  return (
    <Button kind="primary" onPress={isSignedOut ? () => signIn(context) : onRetry}>
      {intl.t(isSignedOut ? 'similar.signIn' : 'failure.retry')}
    </Button>
  );
}

/** Placeholder while the products load. */
function SliderSkeleton(): ReactNode {
  return (
    <div className="slider-box" aria-hidden="true">
      <div className="slider-head" />
      <div className="slider">
        {[1, 2, 3, 4].map((tile) => (
          <div key={tile} className="tile">
            <div className="skeleton is-picture" />
            {[1, 2, 3, 4].map((line) => (
              <div key={line} className="skeleton is-line" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

interface SimilarOnShow {
  readonly load: SimilarLoad;
  readonly retry: () => void;
}

/** Products similar to that of an item, loaded when they are first shown by any tag. */
function useSimilarProducts({ productId }: ShopItem): SimilarOnShow {
  const context = useElementContext();
  const { locale } = useIntl();
  const similar = context.getPageState().get('similar products', createSimilarProducts);
  // Answers contain translated texts, so tags in two languages request separately.
  const name = `${locale} ${productId}`;
  const read = useCallback(() => {
    const { listSimilarProducts } = createShopCalls(context);
    void similar.read(name, {
      clock: context.platform,
      load: (signal) => listSimilarProducts({ productId }, signal),
      onFail: (failure) => context.report(failure),
    });
  }, [context, similar, name, productId]);
  useEffect(read, [read]);
  return { load: useSelector(similar.get(name), (state) => state), retry: read };
}

type SimilarLoad = Load<readonly SimilarProduct[]>;

/** Similar products, by a name that identifies the request. */
export function createSimilarProducts(): NamedLoads<readonly SimilarProduct[]> {
  return createNamedLoads();
}

/** Products in a row that the shopper swipes, scrolls, tabs through or turns by its buttons. */
function ProductSlider({ products }: { readonly products: readonly SimilarProduct[] }): ReactNode {
  const intl = useIntl();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [{ first, last }, setVisible] = useState({ first: 0, last: products.length - 1 });
  const measureTiles = (): void => setVisible(findVisibleTiles(list.current));
  useLayoutEffect(measureTiles, [products]);

  /** Turns by the number of visible tiles. Uses indexes, so that it works in both text directions. */
  function turn(by: 1 | -1): void {
    const now = findVisibleTiles(list.current);
    const target = by === 1 ? now.last + 1 : Math.max(0, now.first - Math.max(1, now.last - now.first + 1));
    list.current?.children[target]?.scrollIntoView({ inline: 'start', block: 'nearest' });
  }

  const isAtStart = first <= 0;
  const isAtEnd = last >= products.length - 1;
  return (
    <div className="slider-box" role="group" aria-labelledby={id}>
      <div className="slider-head">
        <p id={id} className="item-details">
          {intl.t('similar.list', { count: products.length })}
        </p>
        {!(isAtStart && isAtEnd) && (
          <div className="slider-steps">
            <Step
              shape={PREVIOUS_ICON}
              name={intl.t('similar.previous')}
              isSettled={isAtStart}
              onPress={() => turn(-1)}
            />
            <Step shape={NEXT_ICON} name={intl.t('similar.next')} isSettled={isAtEnd} onPress={() => turn(1)} />
          </div>
        )}
      </div>
      <ul className="slider" ref={list} aria-labelledby={id} onScroll={measureTiles} onFocus={showFocusedTile}>
        {products.map((product) => (
          <ProductTile key={product.id} product={product} name={formatProductName(product, products)} />
        ))}
      </ul>
    </div>
  );
}

/**
 * Moves the tile of a link with the keyboard focus to the start. The browser would scroll just far enough to show the link, and snapping
 * would then move it partly out of sight again.
 */
function showFocusedTile({ target }: { readonly target: EventTarget }): void {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
  target.closest('.tile')?.scrollIntoView({ inline: 'start', block: 'nearest' });
  // In a low window, the tile may be taller than its dialog.
  target.scrollIntoView({ inline: 'nearest', block: 'nearest' });
}

interface StepProps {
  readonly shape: IconShape;
  readonly name: string;
  /** There is nothing more on this side. The button stays focusable, so that a keyboard user does not lose the focus. */
  readonly isSettled: boolean;
  readonly onPress: () => void;
}

function Step({ shape, name, isSettled, onPress }: StepProps): ReactNode {
  return (
    <button
      type="button"
      className="button is-secondary slider-step"
      part="button button-secondary"
      aria-label={name}
      aria-disabled={isSettled || undefined}
      onClick={isSettled ? undefined : onPress}
    >
      <Icon shape={shape} />
    </button>
  );
}

/** Names a product for screen reader users. If it is listed in several colours, the name includes its article number. */
function formatProductName({ title, styleColor }: SimilarProduct, products: readonly SimilarProduct[]): string {
  const isRepeated = products.filter((product) => product.title === title).length > 1;
  return isRepeated && styleColor !== undefined ? `${title}, ${styleColor}` : title;
}

interface ProductTileProps {
  readonly product: SimilarProduct;
  readonly name: string;
}

/** A product tile with picture, title and price. Without an allowed address, it is shown without a link. */
function ProductTile({ product, name }: ProductTileProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { toUrl, onPictureFail } = useOrderUrls();
  const href = toUrl(product.url);
  return (
    <li className="tile">
      <Picture src={toUrl(product.image)} alt="" missing={intl.t('order.noPicture')} onFail={onPictureFail} />
      <p className="tile-title" dir="auto">
        <DestinationLink
          href={href}
          onGo={() => href !== undefined && leaveFor(context, href)}
          className="tile-link"
          aria-label={name}
        >
          {product.title}
        </DestinationLink>
      </p>
      {product.category !== undefined && (
        <p className="item-details" dir="auto">
          {product.category}
        </p>
      )}
      <ShopPrice thing={product} />
    </li>
  );
}

interface VisibleTiles {
  /** Indexes in the list, from 0. */
  readonly first: number;
  readonly last: number;
}

/** Finds the children of a horizontally scrolling list that are more than half visible, in list order. */
function findVisibleTiles(list: Element | null): VisibleTiles {
  const tiles = [...(list?.children ?? [])];
  const frame = list?.getBoundingClientRect();
  if (!frame || frame.width === 0) return { first: 0, last: tiles.length - 1 };
  const visible = tiles.flatMap((tile, index) => {
    const { left, right, width } = tile.getBoundingClientRect();
    const shown = Math.min(right, frame.right) - Math.max(left, frame.left);
    return shown > width / 2 ? [index] : [];
  });
  return { first: visible[0] ?? 0, last: visible.at(-1) ?? 0 };
}
