import { useId, type ReactNode } from 'react';
import type { ColorRefusal } from './model/exchange-rules.js';
import type { ExchangeSku } from './model/exchange-sku.js';
import { useIntl } from '../../../app/context/use-intl.js';
import { useOrderUrls } from '../../../orders/use-order-urls.js';
import type { MessageId } from '../../../i18n/message-id.js';
import { Picture } from '../../../ui/picture.js';

export interface ColorTileProps {
  /** Of all colours. */
  readonly group: string;
  readonly sku: ExchangeSku;
  /** Of what goes back: of another style it is said. */
  readonly title: string;
  readonly currency: string;
  readonly refusal: ColorRefusal | undefined;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

const REFUSALS = {
  soldOut: 'returnExchange.soldOut',
  ineligible: 'returnExchange.ineligible',
  dearer: 'returnExchange.dearer',
} as const satisfies Readonly<Record<ColorRefusal, MessageId>>;

/** One colour: its picture, its name, its price, and why it cannot be had where it cannot. */
export function ColorTile(props: ColorTileProps): ReactNode {
  const { group, sku, title, currency, refusal, isPicked, onPick } = props;
  const intl = useIntl();
  const { toUrl, onPictureFail } = useOrderUrls();
  const id = useId();
  return (
    <label className={refusal ? 'exchange-tile color-tile is-refused' : 'exchange-tile color-tile'}>
      <input
        type="radio"
        name={group}
        value={sku.colorCode}
        checked={isPicked}
        disabled={refusal === 'dearer'}
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
          {sku.price !== undefined && <span className="figures">{intl.money(sku.price, currency)}</span>}
          {refusal && <span>{intl.t(REFUSALS[refusal])}</span>}
        </span>
      </span>
    </label>
  );
}
