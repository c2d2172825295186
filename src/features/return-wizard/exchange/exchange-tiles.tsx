import { useId, type ReactNode } from 'react';
import type { Order } from '../../../orders/model/order.js';
import type { ExchangePick, ExchangeUnit } from '../../../returns/model/exchange-pick.js';
import { findColorRefusal, findPickedSku, isSameItem, toPickIn, type PickLack } from './model/exchange-rules.js';
import type { ExchangeSku } from './model/exchange-sku.js';
import { useIntl } from '../../../app/context/use-intl.js';
import type { MessageId } from '../../../i18n/message-id.js';
import { ColorTile } from './color-tile.js';
import { ExchangeNote } from './exchange-note.js';
import { SizeTiles } from './size-tiles.js';

export interface ExchangeTilesProps {
  readonly order: Pick<Order, 'currency'>;
  /** Of what goes back. */
  readonly title: string;
  readonly unit: ExchangeUnit;
  /** What was picked for it so far. */
  readonly pick: ExchangePick | undefined;
  readonly onPick: (pick: ExchangePick) => void;
  readonly skus: readonly ExchangeSku[];
  readonly unitPrice: number | undefined;
  /** What is missing before it goes on. */
  readonly lack: PickLack | undefined;
}

/** The colours, and the sizes of the one that is picked. */
export function ExchangeTiles(props: ExchangeTilesProps): ReactNode {
  const { order, title, unit, pick, onPick, skus, unitPrice, lack } = props;
  const intl = useIntl();
  const group = useId();
  const picked = findPickedSku(skus, pick, unitPrice);
  const note = findNote({ picked, pick, lack });
  return (
    <>
      <fieldset className="exchange-choice">
        <legend>{intl.t('returnExchange.color')}</legend>
        <div className="exchange-colors">
          {skus.map((sku) => (
            <ColorTile
              key={sku.colorCode}
              group={group}
              sku={sku}
              title={title}
              currency={order.currency}
              refusal={findColorRefusal(sku, unitPrice)}
              isPicked={sku === picked}
              onPick={() => onPick(toPickIn(sku, pick ?? { ...unit, colorCode: '' }, picked))}
            />
          ))}
        </div>
      </fieldset>
      {picked && lack !== 'ineligible' && lack !== 'dearer' && picked.sizes.length > 0 && (
        <SizeTiles
          sizes={picked.sizes}
          skuId={pick?.skuId}
          onPick={(skuId) => onPick({ ...unit, colorCode: picked.colorCode, skuId })}
        />
      )}
      <ExchangeNote {...(note && { text: intl.t(note) })} />
    </>
  );
}

interface NoteFacts extends Pick<ExchangeTilesProps, 'pick' | 'lack'> {
  readonly picked: ExchangeSku | undefined;
}

const NOTES: Readonly<Partial<Record<PickLack, MessageId>>> = {
  goneColor: 'returnExchange.goneColor',
  soldOut: 'returnExchange.soldOut',
  soldOutSize: 'returnExchange.soldOut',
  ineligible: 'returnExchange.ineligible',
  dearer: 'returnExchange.dearer',
};

/** What there is to say about the pick; absent where nothing is. */
function findNote({ picked, pick, lack }: NoteFacts): MessageId | undefined {
  const note = lack && NOTES[lack];
  if (note) return note;
  return picked && isSameItem(picked, pick) ? 'returnExchange.sameItem' : undefined;
}
