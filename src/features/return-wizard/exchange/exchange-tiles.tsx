import { useId, useEffect, type ReactNode } from 'react';
import type { Order } from '../../../orders/model/order.js';
import type { ExchangePick, ExchangeUnit } from '../../../returns/model/return-choice.js';
import {
  findColorRefusal,
  findPickedSku,
  isSameItem,
  toPickIn,
  isSoldOut,
  type SelectionProblem,
  type ColorRefusal,
} from './model/exchange-rules.js';
import type { ExchangeSku, ExchangeSize } from './model/exchange-sku.js';
import { useIntl, useElementContext } from '../../../app/context/element-context.js';
import type { MessageId } from '../../../i18n/create-intl.js';
import { Icon, ALERT_ICON } from '../../../ui/icon.js';
import { useOrderUrls } from '../../../app/navigation/use-order-urls.js';
import { Picture } from '../../../ui/picture.js';

export interface ExchangeTilesProps {
  readonly order: Pick<Order, 'currency'>;
  /** The title of the returned item. */
  readonly title: string;
  readonly unit: ExchangeUnit;
  /** The selection so far. */
  readonly pick: ExchangePick | undefined;
  readonly onPick: (pick: ExchangePick) => void;
  readonly skus: readonly ExchangeSku[];
  readonly unitPrice: number | undefined;
  /** What is missing before the shopper can continue. */
  readonly problem: SelectionProblem | undefined;
}

/** The colours, and the sizes of the selected colour. */
export function ExchangeTiles(props: ExchangeTilesProps): ReactNode {
  const { order, title, unit, pick, onPick, skus, unitPrice, problem } = props;
  const intl = useIntl();
  const group = useId();
  const picked = findPickedSku(skus, pick, unitPrice);
  const note = findNote({ picked, pick, problem });
  return (
    <>
      <fieldset className="exchange-choice">
        <legend part="label">{intl.t('returnExchange.color')}</legend>
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
      {picked && problem !== 'ineligible' && problem !== 'moreExpensive' && picked.sizes.length > 0 && (
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

interface NoteFacts extends Pick<ExchangeTilesProps, 'pick' | 'problem'> {
  readonly picked: ExchangeSku | undefined;
}

const NOTES: Readonly<Partial<Record<SelectionProblem, MessageId>>> = {
  goneColor: 'returnExchange.goneColor',
  soldOut: 'returnExchange.soldOut',
  soldOutSize: 'returnExchange.soldOut',
  ineligible: 'returnExchange.ineligible',
  moreExpensive: 'returnExchange.dearer',
};

/** Returns the note on the selection; undefined if there is none. */
function findNote({ picked, pick, problem }: NoteFacts): MessageId | undefined {
  const note = problem && NOTES[problem];
  if (note) return note;
  return picked && isSameItem(picked, pick) ? 'returnExchange.sameItem' : undefined;
}

/** The note on the selection, announced when it changes. */
function ExchangeNote({ text }: { readonly text?: string }): ReactNode {
  const { platform } = useElementContext();
  useEffect(() => {
    if (text !== undefined) platform.announce(text);
  }, [text, platform]);
  if (text === undefined) return null;
  return (
    <p className="notice exchange-note">
      <Icon shape={ALERT_ICON} />
      <span>{text}</span>
    </p>
  );
}

interface SizeTilesProps {
  readonly sizes: readonly ExchangeSize[];
  /** The selected article; absent if none is selected. */
  readonly skuId: string | undefined;
  readonly onPick: (skuId: string) => void;
}

/** The sizes of a colour; sold-out sizes are struck through. */
function SizeTiles({ sizes, skuId, onPick }: SizeTilesProps): ReactNode {
  const intl = useIntl();
  const group = useId();
  return (
    <fieldset className="exchange-choice">
      <legend part="label">{intl.t('returnExchange.size')}</legend>
      <div className="exchange-sizes">
        {sizes.map((size) => (
          <label
            key={size.skuId}
            className={
              isSoldOut(size) ? 'radio-tile exchange-tile size-tile is-refused' : 'radio-tile exchange-tile size-tile'
            }
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

interface ColorTileProps {
  /** Name of the radio group of all colours. */
  readonly group: string;
  readonly sku: ExchangeSku;
  /** The title of the returned item: a colour of another style shows its style name. */
  readonly title: string;
  readonly currency: string;
  readonly refusal: ColorRefusal | undefined;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

const REFUSALS = {
  soldOut: 'returnExchange.soldOut',
  ineligible: 'returnExchange.ineligible',
  moreExpensive: 'returnExchange.dearer',
} as const satisfies Readonly<Record<ColorRefusal, MessageId>>;

/** One colour: picture, name, price and, if it is not available, the reason. */
function ColorTile(props: ColorTileProps): ReactNode {
  const { group, sku, title, currency, refusal, isPicked, onPick } = props;
  const intl = useIntl();
  const { toUrl, onPictureFail } = useOrderUrls();
  const id = useId();
  return (
    <label
      className={refusal ? 'radio-tile exchange-tile color-tile is-refused' : 'radio-tile exchange-tile color-tile'}
    >
      <input
        type="radio"
        name={group}
        value={sku.colorCode}
        checked={isPicked}
        // A colour that was chosen before it became unavailable still shows as chosen.
        disabled={refusal !== undefined && !isPicked}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-more`}
        onChange={onPick}
      />
      <Picture src={toUrl(sku.image)} alt="" missing={intl.t('order.noPicture')} onFail={onPictureFail} />
      <span className="color-words">
        <span id={`${id}-name`} dir="auto">
          {sku.color}
        </span>
        <span className="item-details" id={`${id}-more`}>
          {sku.styleName !== title && <span dir="auto">{sku.styleName}</span>}
          {sku.price !== undefined && (
            <span className="figures" part="price">
              {intl.money(sku.price, currency)}
            </span>
          )}
          {refusal && <span>{intl.t(REFUSALS[refusal])}</span>}
        </span>
      </span>
    </label>
  );
}
