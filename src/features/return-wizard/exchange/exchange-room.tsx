import type { ReactNode } from 'react';
import { findPick, isReadyPick, listExchangeUnits } from '../../../returns/model/exchange-pick.js';
import type { Order } from '../../../orders/model/order.js';
import { lazyView } from '../../../app/lazy/lazy-view.js';
import type { WizardProgress } from '../../../returns/store/return-wizard.js';
import type { ExchangeStepName } from '../../../returns/store/wizard-steps.js';
import { OrderSkeleton } from '../../../ui/order-skeleton.js';
import { isExchangeStep } from '../steps.js';
import type { Wizard } from '../use-wizard.js';
import { loadExchangeModule } from './use-preloaded-exchanges.js';

export interface ExchangeRoomProps {
  readonly order: Order;
  readonly step: ExchangeStepName;
  readonly wizard: Wizard;
  /** No exchange can be had for the row. */
  readonly onRefuse: (rowKey: string) => void;
}

const ExchangeStep = lazyView(loadExchangeModule, 'ExchangeStep', { placeholder: <OrderSkeleton /> });

/** The room for what is picked in place of one piece: its views come once somebody exchanges something. */
export function ExchangeRoom({ order, step, wizard, onRefuse }: ExchangeRoomProps): ReactNode {
  const { rows, steps, next, progress, dispatch, goTo } = wizard;
  const exchangeSteps = steps.filter(isExchangeStep);
  const index = exchangeSteps.indexOf(step);
  const unit = listExchangeUnits(progress.choices)[index];
  const row = rows.find(({ key }) => key === unit?.rowKey);
  const choice = progress.choices.find(({ rowKey }) => rowKey === unit?.rowKey);
  if (!unit || !row || !choice) return null;
  return (
    <ExchangeStep
      key={`${unit.rowKey}:${unit.unit}`}
      order={order}
      row={row}
      unit={unit}
      pick={findPick(progress.picks, unit)}
      choices={progress.choices}
      quantity={choice.quantity}
      place={{ index, count: exchangeSteps.length, furthest: countReady(progress) }}
      onPick={(pick) => dispatch({ type: 'pick', pick })}
      onReturn={() => dispatch({ type: 'setOperation', rowKey: unit.rowKey, operation: 'return' })}
      onRefuse={() => onRefuse(unit.rowKey)}
      onEdit={() => goTo('items')}
      onGo={(to) => goTo(exchangeSteps[to] ?? step)}
      onContinue={() => next && goTo(next)}
    />
  );
}

/** How many pieces are picked for, up to the first that is not. */
function countReady({ choices, picks }: WizardProgress): number {
  const units = listExchangeUnits(choices);
  const open = units.findIndex((unit) => !isReadyPick(findPick(picks, unit)));
  return open === -1 ? units.length : open;
}
