import type { ReactNode } from 'react';
import { useIntl } from '../app/context/element-context.js';

export interface ShopPriceProps {
  readonly thing: { readonly price?: number; readonly listPrice?: number; readonly currency: string };
}

/** A price; a higher list price is shown beside it, struck through. */
export function ShopPrice({ thing }: ShopPriceProps): ReactNode {
  const intl = useIntl();
  const { price, listPrice, currency } = thing;
  if (price === undefined) return null;
  return (
    <p className="shop-price" part="price">
      <span className="for-reader">{intl.t('miniCart.price')}</span>
      <span>{intl.money(price, currency)}</span>
      {listPrice !== undefined && listPrice > price && (
        <>
          <span className="for-reader">{intl.t('miniCart.listPrice')}</span>
          <s>{intl.money(listPrice, currency)}</s>
        </>
      )}
    </p>
  );
}
