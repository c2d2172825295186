import { useEffect, useId, useState, type ReactNode } from 'react';
import english from '../../../../locales/en.json?only=returnExchange.&ast';
import styles from './return-exchange.css?inline';
import type { Order } from '../../../orders/model/order.js';
import { findPickedSku, findSelectionProblem, type SelectionProblem } from './model/exchange-rules.js';
import type { ExchangeSku } from './model/exchange-sku.js';
import type { ExchangePick, ExchangeUnit, ReturnChoice, ReturnRow } from '../../../returns/model/return-choice.js';
import { findUnitPrice } from '../../../returns/model/return-units.js';
import { useExchangeOptions } from './use-exchange-options.js';
import { useIntl, useAnnouncement, type LazyModule } from '../../../app/context/element-context.js';
import type { MessageId } from '../../../i18n/create-intl.js';
import { Button } from '../../../ui/button.js';
import { countChosen, WizardSummary } from '../wizard-summary.js';
import { ExchangeTiles } from './exchange-tiles.js';
import { ExchangeDifference, ExchangeSwap } from './exchange-swap.js';

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
  moreExpensive: 'returnExchange.whyOtherColor',
  soldOut: 'returnExchange.whyOtherColor',
  noSize: 'returnExchange.whyNoSize',
  soldOutSize: 'returnExchange.whyOtherSize',
} as const satisfies Readonly<Record<SelectionProblem, MessageId>>;

/** Selects the replacement of one unit: a colour and a size. */
export function ExchangeStep(props: ExchangeStepProps): ReactNode {
  const { order, row, unit, pick, choices, quantity, position, onReturn, onEdit, onGo, onContinue } = props;
  const intl = useIntl();
  const unitPrice = findUnitPrice(row, unit.unit);
  const skus = useSkus(props);
  const problem = skus && findSelectionProblem(skus, pick, unitPrice);
  const isReady = skus !== undefined && problem === undefined;
  const sku = skus && findPickedSku(skus, pick, unitPrice);
  const alongId = useId();
  const isOneOfMany = quantity > 1;
  // Show the difference beside the number of chosen items only if that is 1: otherwise it would be taken for the refund of all of them.
  const isOnly = countChosen(choices) === 1;
  const difference = <ExchangeDifference order={order} row={row} unitPrice={unitPrice} sku={sku} />;
  return (
    <div className="order-columns">
      <div className="order-main">
        <ExchangeSwap order={order} row={row} unitPrice={unitPrice} sku={sku} skuId={pick?.skuId} onEdit={onEdit}>
          {!isOnly && difference}
        </ExchangeSwap>
        {skus ? (
          <ExchangeTiles {...props} title={row.items[0].title} skus={skus} unitPrice={unitPrice} problem={problem} />
        ) : (
          <ExchangeSkeleton />
        )}
        <ExchangeNav position={position} isReady={isReady} onGo={onGo} />
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
        why={isReady ? undefined : intl.t(problem ? WHY[problem] : 'returnExchange.whyLoading')}
        onAction={onContinue}
      >
        {isOnly && difference}
      </WizardSummary>
    </div>
  );
}

/** Returns the colours; undefined while they load. Reports if they are not available. */
function useSkus({ order, row, quantity, onRefuse }: ExchangeStepProps): readonly ExchangeSku[] | undefined {
  const { load, read } = useExchangeOptions({ order, row, quantity });
  const [former] = useState(load);
  useEffect(read, [read]);
  useAnnouncement(load.status === 'loading' && load.isSlow, 'returnExchange.slow');
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
function ExchangeSkeleton(): ReactNode {
  return (
    <div className="exchange-skeletons" aria-busy="true">
      <div className="skeleton is-line" />
      <div className="exchange-colors">
        <div className="skeleton color-skeleton" />
        <div className="skeleton color-skeleton" />
        <div className="skeleton color-skeleton" />
      </div>
    </div>
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

/**
 * Buttons that lead to the other exchanges. Each possible target is shown once: on the second of three exchanges, 'next' already leads to
 * the last.
 */
function ExchangeNav({ position, isReady, onGo }: ExchangeNavProps): ReactNode {
  const intl = useIntl();
  const targets = listTargets(position, isReady);
  if (targets.length === 0) return null;
  return (
    <nav className="exchange-nav" aria-label={intl.t('returnExchange.nav')}>
      {targets.map(([name, to]) => (
        <Button key={name} kind="text" onPress={() => onGo(to)}>
          {intl.t(name)}
        </Button>
      ))}
    </nav>
  );
}

function listTargets({ index, count, furthest }: ExchangePosition, isReady: boolean): (readonly [MessageId, number])[] {
  const last = count - 1;
  const canGoTo = (to: number): boolean => isReady && to <= Math.min(last, furthest);
  return [
    ...(index > 1 ? ([['returnExchange.first', 0]] as const) : []),
    ...(index > 0 ? ([['returnExchange.previous', index - 1]] as const) : []),
    ...(canGoTo(index + 1) ? ([['returnExchange.next', index + 1]] as const) : []),
    ...(canGoTo(last) && last > index + 1 ? ([['returnExchange.last', last]] as const) : []),
  ];
}
