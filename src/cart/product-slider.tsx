import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { SimilarProduct } from './model/similar-product.js';
import { useIntl, useScope } from '../app/context/scope-context.js';
import { findVisibleTiles } from '../ui/find-visible-tiles.js';
import { Icon, type IconShape } from '../ui/icon.js';
import { NEXT_ICON, PREVIOUS_ICON } from '../ui/icons/next-icon.js';
import { leaveFor } from '../app/navigation/leave-for.js';
import { useOrderUrls } from '../app/navigation/use-order-urls.js';
import { Picture } from '../ui/picture.js';
import { PlaceLink } from '../ui/place-link.js';
import { ShopPrice } from './shop-price.js';

/** Products side by side: swiped, scrolled, gone through by Tab, or turned over by its buttons. */
export function ProductSlider({ products }: { readonly products: readonly SimilarProduct[] }): ReactNode {
  const intl = useIntl();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [{ first, last }, setVisible] = useState({ first: 0, last: products.length - 1 });
  const look = (): void => setVisible(findVisibleTiles(list.current));
  useLayoutEffect(look, [products]);

  /** Turns over as many as are in sight; by their places, so that it is the same from right to left. */
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
            <Step shape={PREVIOUS_ICON} name={intl.t('similar.previous')} isEnd={isAtStart} onPress={() => turn(-1)} />
            <Step shape={NEXT_ICON} name={intl.t('similar.next')} isEnd={isAtEnd} onPress={() => turn(1)} />
          </div>
        )}
      </div>
      <ul className="slider" ref={list} aria-labelledby={id} onScroll={look}>
        {products.map((product) => (
          <ProductTile key={product.id} product={product} />
        ))}
      </ul>
    </div>
  );
}

interface StepProps {
  readonly shape: IconShape;
  readonly name: string;
  /** There is nothing more on this side. It keeps the focus all the same: whoever got there by it goes on from it. */
  readonly isEnd: boolean;
  readonly onPress: () => void;
}

function Step({ shape, name, isEnd, onPress }: StepProps): ReactNode {
  return (
    <button
      type="button"
      className="button is-secondary slider-step"
      part="button button-secondary"
      aria-label={name}
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : onPress}
    >
      <Icon shape={shape} />
    </button>
  );
}

/** A product to go to: picture, what it is, what it costs. Without an address that may be followed it is shown all the same. */
function ProductTile({ product }: { readonly product: SimilarProduct }): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const { toUrl, onPictureFail } = useOrderUrls();
  const href = toUrl(product.url);
  return (
    <li className="tile">
      <Picture src={toUrl(product.image)} alt="" missing={intl.t('order.noPicture')} onFail={onPictureFail} />
      <p className="tile-title" dir="auto">
        <PlaceLink href={href} onGo={() => href !== undefined && leaveFor(scope, href)} className="tile-link">
          {product.title}
        </PlaceLink>
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
