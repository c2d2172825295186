import { useEffect, useId, useState, type ReactNode } from 'react';
import english from '../../../../locales/en.json?only=returnExchange.&ast';
import styles from './return-exchange.css?inline';
import type { Order } from '../../../orders/model/order.js';
import { findPickLack, type PickLack } from './model/exchange-rules.js';
import type { ExchangeSku } from './model/exchange-sku.js';
import type { ExchangePick, ExchangeUnit, ReturnChoice, ReturnRow } from '../../../returns/model/return-choice.js';
import { findUnitPrice } from '../../../returns/model/return-units.js';
import { useExchangeOptions } from './use-exchange-options.js';
import { useIntl, useSlowNotice, type LazyModule } from '../../../app/context/element-context.js';
import type { MessageId } from '../../../i18n/create-intl.js';
import { Button } from '../../../ui/button.js';
import { WizardSummary } from '../wizard-summary.js';
import { ExchangeTiles } from './exchange-tiles.js';
import { useOrderUrls } from '../../../app/navigation/use-order-urls.js';
import { ItemWords } from '../../../orders/item-words.js';
import { Picture } from '../../../ui/picture.js';
import { Icon, type IconShape } from '../../../ui/icon.js';
import { FIRST_ICON, NEXT_ICON, PREVIOUS_ICON, LAST_ICON } from '../../../ui/icons/next-icon.js';

export interface ExchangeStepProps {
  readonly order: Order;
  readonly row: ReturnRow;
  readonly unit: ExchangeUnit;
  /** The selection so far. */
  readonly pick: ExchangePick | undefined;
  readonly choices: readonly ReturnChoice[];
  /** Number of units of the row that are exchanged. */
  readonly quantity: number;
  readonly position: ExchangePosition;
  readonly onPick: (pick: ExchangePick) => void;
  /** Return this unit for a refund after all. */
  readonly onReturn: () => void;
  /** No exchange is available. */
  readonly onRefuse: () => void;
  readonly onEdit: () => void;
  /** Goes to the exchange with this index, from 0. */
  readonly onGo: (index: number) => void;
  readonly onContinue: () => void;
}

const WHY = {
  noColor: 'returnExchange.whyNoColor',
  goneColor: 'returnExchange.whyOtherColor',
  ineligible: 'returnExchange.whyOtherColor',
  dearer: 'returnExchange.whyOtherColor',
  soldOut: 'returnExchange.whyOtherColor',
  noSize: 'returnExchange.whyNoSize',
  soldOutSize: 'returnExchange.whyOtherSize',
} as const satisfies Readonly<Record<PickLack, MessageId>>;

/** Selects the replacement of one unit: a colour and a size. */
export function ExchangeStep(props: ExchangeStepProps): ReactNode {
  const { order, row, unit, pick, choices, quantity, position, onReturn, onEdit, onGo, onContinue } = props;
  const intl = useIntl();
  const unitPrice = findUnitPrice(row, unit.unit);
  const skus = useSkus(props);
  const lack = skus && findPickLack(skus, pick, unitPrice);
  const isReady = skus !== undefined && lack === undefined;
  const alongId = useId();
  const isOneOfMany = quantity > 1;
  return (
    <div className="order-columns">
      <div className="order-main">
        {position.count > 1 && <ExchangeNav position={position} isReady={isReady} onGo={onGo} />}
        <ExchangeOriginal order={order} row={row} unitPrice={unitPrice} onEdit={onEdit} />
        {skus ? (
          <ExchangeTiles {...props} title={row.items[0].title} skus={skus} unitPrice={unitPrice} lack={lack} />
        ) : (
          <ExchangeBones />
        )}
        <div className="exchange-out">
          <p>{intl.t('returnExchange.rather')}</p>
          <Button kind="secondary" reasonId={isOneOfMany ? alongId : undefined} onPress={onReturn}>
            {intl.t('returnExchange.returnOnly')}
          </Button>
          {isOneOfMany && (
            <p className="item-details" id={alongId}>
              {intl.t('returnExchange.returnOnlyUnit')}
            </p>
          )}
        </div>
      </div>
      <WizardSummary
        choices={choices}
        action={intl.t('returnWizard.continue')}
        why={isReady ? undefined : intl.t(lack ? WHY[lack] : 'returnExchange.whyLoading')}
        onAction={onContinue}
      />
    </div>
  );
}

/** Returns the colours; undefined while they load. Reports if they are not available. */
function useSkus({ order, row, quantity, onRefuse }: ExchangeStepProps): readonly ExchangeSku[] | undefined {
  const { load, read } = useExchangeOptions({ order, row, quantity });
  const [former] = useState(load);
  useEffect(read, [read]);
  useSlowNotice(load.status === 'loading' && load.isSlow, 'returnExchange.slow');
  const skus = load.status === 'ready' && load.value.status === 'active' ? load.value.skus : undefined;
  // A failure of an earlier visit is retried: only the result of this visit counts.
  const hasFailed = load.status === 'failed' && load !== former;
  const isRefused = (load.status === 'ready' && !skus) || hasFailed || load.status === 'missing';
  useEffect(() => {
    if (isRefused) onRefuse();
  }, [isRefused, onRefuse]);
  return skus;
}

/** A placeholder as high as the colours; sizes follow with the selected colour. */
function ExchangeBones(): ReactNode {
  return (
    <div className="exchange-bones" aria-busy="true">
      <div className="bone is-line" />
      <div className="exchange-colors">
        <div className="bone color-bone" />
        <div className="bone color-bone" />
        <div className="bone color-bone" />
      </div>
    </div>
  );
}

interface ExchangeOriginalProps {
  readonly order: Order;
  readonly row: ReturnRow;
  readonly unitPrice: number | undefined;
  readonly onEdit: () => void;
}

/** One unit of the returned item, and the button to change the selection. */
function ExchangeOriginal({ order, row, unitPrice, onEdit }: ExchangeOriginalProps): ReactNode {
  const intl = useIntl();
  const { toUrl, onPictureFail } = useOrderUrls();
  const [{ price: linePrice, ...item }] = row.items;
  const price = unitPrice ?? (linePrice === undefined ? undefined : linePrice / item.quantity);
  const shown = { ...item, quantity: 1, ...(price !== undefined && { price }) };
  return (
    <section className="exchange-original" aria-label={intl.t('returnExchange.original')}>
      <Picture src={toUrl(item.image)} alt="" missing={intl.t('order.noPicture')} onFail={onPictureFail} />
      <div className="exchange-item">
        <p className="item-details">{intl.t('returnExchange.original')}</p>
        <ItemWords item={shown} currency={order.currency} intl={intl} />
        <Button kind="text" onPress={onEdit}>
          {intl.t('returnExchange.edit')}
        </Button>
      </div>
    </section>
  );
}

/** The lazy module that selects replacements: only returns with an exchange load it. */
export const exchangeModule = {
  views: { ExchangeStep },
  english,
  styles: [styles],
} as const satisfies LazyModule<object>;

/** The position of one exchange among all. */
export interface ExchangePosition {
  /** Counted from 0. */
  readonly index: number;
  readonly count: number;
  /** Number of exchanges with a complete selection, from the first on: the furthest index the shopper can go to. */
  readonly furthest: number;
}

export interface ExchangeNavProps {
  readonly position: ExchangePosition;
  /** The selection is complete, so the shopper can continue. */
  readonly isReady: boolean;
  readonly onGo: (index: number) => void;
}

/** Which of several exchanges this is, and the buttons to the others. */
function ExchangeNav({ position, isReady, onGo }: ExchangeNavProps): ReactNode {
  const intl = useIntl();
  const { index, count, furthest } = position;
  const last = count - 1;
  const canGoBack = index > 0;
  const canGoOn = (to: number): boolean => isReady && index < last && to <= furthest;
  return (
    <nav className="exchange-nav" aria-label={intl.t('returnExchange.nav')}>
      <NavButton name={intl.t('returnExchange.first')} icon={FIRST_ICON} isOn={canGoBack} onPress={() => onGo(0)} />
      <NavButton
        name={intl.t('returnExchange.previous')}
        icon={PREVIOUS_ICON}
        isOn={canGoBack}
        onPress={() => onGo(index - 1)}
      />
      <p className="figures">{intl.t('returnExchange.place', { number: index + 1, count })}</p>
      <NavButton
        name={intl.t('returnExchange.next')}
        icon={NEXT_ICON}
        isOn={canGoOn(index + 1)}
        onPress={() => onGo(index + 1)}
      />
      <NavButton
        name={intl.t('returnExchange.last')}
        icon={LAST_ICON}
        isOn={canGoOn(last)}
        onPress={() => onGo(last)}
      />
    </nav>
  );
}

interface NavButtonProps {
  readonly name: string;
  readonly icon: IconShape;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

function NavButton({ name, icon, isOn, onPress }: NavButtonProps): ReactNode {
  return (
    <button
      className="button is-secondary exchange-go"
      type="button"
      aria-label={name}
      aria-disabled={!isOn || undefined}
      onClick={isOn ? onPress : undefined}
    >
      <Icon shape={icon} />
    </button>
  );
}
