import { useId, type ReactNode } from 'react';
import { isSoldOut } from './model/exchange-rules.js';
import type { ExchangeSize } from './model/exchange-sku.js';
import { useIntl } from '../../../app/context/use-intl.js';

export interface SizeTilesProps {
  readonly sizes: readonly ExchangeSize[];
  /** The article that is picked; absent where none is. */
  readonly skuId: string | undefined;
  readonly onPick: (skuId: string) => void;
}

/** The sizes of a colour; what is sold out is struck through. */
export function SizeTiles({ sizes, skuId, onPick }: SizeTilesProps): ReactNode {
  const intl = useIntl();
  const group = useId();
  return (
    <fieldset className="exchange-choice">
      <legend>{intl.t('returnExchange.size')}</legend>
      <div className="exchange-sizes">
        {sizes.map((size) => (
          <label
            key={size.skuId}
            className={isSoldOut(size) ? 'exchange-tile size-tile is-refused' : 'exchange-tile size-tile'}
          >
            <input
              type="radio"
              name={group}
              value={size.skuId}
              checked={size.skuId === skuId}
              disabled={isSoldOut(size)}
              onChange={() => onPick(size.skuId)}
            />
            <bdi>{size.label}</bdi>
            {isSoldOut(size) && <span className="for-reader">{intl.t('returnExchange.soldOut')}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
