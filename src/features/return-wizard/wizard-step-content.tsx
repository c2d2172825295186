import { useState, useId, type ReactNode, useEffect } from 'react';
import type { Order } from '../../orders/model/order.js';
import type { ReturnPlan } from '../../returns/model/return-capture.js';
import { groupChoices, listExchangeUnits, findPick, isReadyPick } from '../../returns/model/return-choice.js';
import type { ReturnMethod } from '../../returns/model/return-method.js';
import { isFakeReturn, toReturnPage } from '../../returns/to-return-page.js';
import { navigateFromOrder } from '../../orders/leave-order.js';
import { useElementContext, useIntl, useAnnouncement } from '../../app/context/element-context.js';
import { useExchangePreview } from './exchange/use-exchange-preview.js';
import type { ReadyRules } from '../../returns/use-return-rules.js';
import type { SubmissionOnShow } from './submission/use-return-submission.js';
import { lazyView } from '../../app/lazy/lazy-view.js';
import { OrderSkeleton } from '../../ui/card-skeleton.js';
import { ItemStep } from './item-step.js';
import { MethodStep } from './method-step.js';
import { isExchangeStep } from './step-list.js';
import type { Wizard } from './use-wizard.js';
import type { ExchangeChoiceState } from './exchange/exchange-choice-state.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import type { WizardProgress } from '../../returns/store/return-wizard.js';
import type { ExchangeStepName } from '../../returns/store/wizard-steps.js';
import { preloadExchangeOptions } from './exchange/exchange-calls.js';

/** The lazy views of exchanges. */
const loadExchangeModule = async () => (await import('./exchange/exchange-step.js')).exchangeModule;

/**
 * Preloads the exchange views and their first call while the shopper still selects items. The step itself reports and retries a failure.
 */
function usePreloadedExchanges(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    loadExchangeModule().catch(() => undefined);
    preloadExchangeOptions();
  }, [isNeeded]);
}

const loadAddressModule = async () => (await import('./address/address-step.js')).addressModule;
const loadStoreModule = async () => (await import('./stores/store-step.js')).storeModule;
const loadReviewModule = async () => (await import('./review/review-step.js')).reviewModule;

// Lazy: most returns need none of these steps.
const AddressStep = lazyView(loadAddressModule, 'AddressStep', { placeholder: () => <OrderSkeleton /> });
const StoreStep = lazyView(loadStoreModule, 'StoreStep', { placeholder: () => <OrderSkeleton /> });
const ReviewStep = lazyView(loadReviewModule, 'ReviewStep', { placeholder: () => <OrderSkeleton /> });

export interface WizardStepContentProps {
  readonly order: Order;
  readonly wizard: Wizard;
  readonly rules: ReadyRules;
  readonly submission: SubmissionOnShow;
}

/** The current step. The last one submits. */
export function WizardStepContent({ order, wizard, rules, submission }: WizardStepContentProps): ReactNode {
  const { rows, step, steps, next, goTo, progress } = wizard;
  const context = useElementContext();
  const { state, refuse } = useExchangeChoice(wizard);
  const isBusy = submission.state.status === 'loading';
  const isNeeded = step === 'method' || step === 'review';
  const preview = useExchangePreview({ order, rows, picks: progress.picks, isNeeded });
  useAnnouncement(isNeeded && preview.load.status === 'loading' && preview.load.isSlow, 'returnPreview.slow');

  function submit(plan: Pick<ReturnPlan, 'method' | 'sender'>): void {
    // Do not send a request: show the shopper the instructions of a simulated return.
    if (isFakeReturn(context, rules)) {
      return navigateFromOrder(context, toReturnPage('returnInstructions', order.orderNumber));
    }
    const { units, parts, load } = preview;
    const isReady = units.length > 0 && load.status === 'ready';
    const exchange = isReady ? { previewId: load.value.previewId, parts } : undefined;
    const storeId = steps.includes('store') ? progress.storeId : undefined;
    submission.submit({ rows, choices: groupChoices(progress.choices).ready, exchange, storeId, ...plan }, rules);
  }

  function handleContinue(method: ReturnMethod): void {
    if (next) goTo(next);
    else submit({ method });
  }

  const failed = preview.failures > 0 && (
    <PreviewFailed orderNumber={order.orderNumber} failures={preview.failures} onRetry={preview.retry} />
  );
  if (isExchangeStep(step)) return <ExchangeStepContent order={order} step={step} wizard={wizard} onRefuse={refuse} />;
  switch (step) {
    case 'items':
      return (
        <ItemStep
          order={order}
          rows={rows}
          reasonKeys={wizard.reasonKeys}
          asksForText={rules.asksForText}
          windowDays={rules.windowDays}
          exchange={wizard.allowsExchanges ? state : undefined}
          wizard={wizard}
          onContinue={() => next && goTo(next)}
        />
      );
    case 'method':
      return (
        <>
          <MethodStep
            order={order}
            rows={rows}
            rules={rules}
            wizard={wizard}
            preview={preview}
            isBusy={isBusy}
            onContinue={handleContinue}
          />
          {failed}
        </>
      );
    case 'store':
      return <StoreStep order={order} rules={rules} wizard={wizard} isBusy={isBusy} onContinue={handleContinue} />;
    case 'address':
      return <AddressStep order={order} rules={rules} wizard={wizard} onContinue={() => next && goTo(next)} />;
    case 'review':
      return (
        <>
          <ReviewStep order={order} rules={rules} wizard={wizard} preview={preview} isBusy={isBusy} onSubmit={submit} />
          {failed}
        </>
      );
  }
}

interface ExchangeChoiceResult {
  readonly state: ExchangeChoiceState;
  /** No exchange is available for a row: turn it into a return, and tell the shopper in the item step. */
  readonly refuse: (rowKey: string) => void;
}

/** The state that the item step and the exchange steps share. */
function useExchangeChoice({ progress, dispatch, goTo }: Wizard): ExchangeChoiceResult {
  usePreloadedExchanges(listExchangeUnits(progress.choices).length > 0);
  const [refusedKey, setRefusedKey] = useState<string>();
  return {
    state: {
      refusedKey,
      onAnnounced: () => setRefusedKey(undefined),
      onTryAgain(rowKey) {
        const choices = progress.choices.map((choice) =>
          choice.rowKey === rowKey ? ({ ...choice, operation: 'exchange' } as const) : choice,
        );
        const index = listExchangeUnits(choices).findIndex((unit) => unit.rowKey === rowKey);
        dispatch({ type: 'setOperation', rowKey, operation: 'exchange' });
        goTo(`exchange-${index + 1}`);
      },
    },
    refuse(rowKey) {
      setRefusedKey(rowKey);
      goTo('items', { isReplaced: true });
      dispatch({ type: 'setOperation', rowKey, operation: 'return' });
    },
  };
}

interface PreviewFailedProps {
  readonly orderNumber: string;
  /** Number of failed attempts. */
  readonly failures: number;
  readonly onRetry: () => void;
}

/** The preview could not be loaded: offer a retry, and after a second failure the link back to the order (returns, section 4). */
function PreviewFailed({ orderNumber, failures, onRetry }: PreviewFailedProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const whyId = useId();
  const isFirst = failures <= 1;
  // Escape may not close the dialog before the second attempt; rendering opens it again if the browser closed it all the same.
  const [, reopen] = useState(0);
  const handleLeave = (): void => navigateFromOrder(context, { route: 'salesDetail', orderNumber });
  return (
    <Dialog
      title={intl.t('returnPreview.title')}
      closeName={isFirst ? null : intl.t('dialog.close')}
      onClose={isFirst ? () => reopen((count) => count + 1) : handleLeave}
      actions={
        <>
          <Button kind="primary" onPress={onRetry}>
            {intl.t('failure.retry')}
          </Button>
          <Button kind="secondary" isDisabled={isFirst} reasonId={isFirst ? whyId : undefined} onPress={handleLeave}>
            {intl.t('returnPreview.cancel')}
          </Button>
        </>
      }
    >
      <p>{intl.t(isFirst ? 'returnPreview.failed' : 'returnPreview.failedAgain')}</p>
      {isFirst && (
        <p className="item-details" id={whyId}>
          {intl.t('returnPreview.whyNoCancel')}
        </p>
      )}
    </Dialog>
  );
}

interface ExchangeStepContentProps {
  readonly order: Order;
  readonly step: ExchangeStepName;
  readonly wizard: Wizard;
  /** No exchange is available for the row. */
  readonly onRefuse: (rowKey: string) => void;
}

const ExchangeStep = lazyView(loadExchangeModule, 'ExchangeStep', { placeholder: () => <OrderSkeleton /> });

/** The step that selects the replacement of one unit. Its views load with the first exchange. */
function ExchangeStepContent({ order, step, wizard, onRefuse }: ExchangeStepContentProps): ReactNode {
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
      position={{ index, count: exchangeSteps.length, furthest: countReady(progress) }}
      onPick={(pick) => dispatch({ type: 'pick', pick })}
      onReturn={() => dispatch({ type: 'returnUnit', ...unit })}
      onRefuse={() => onRefuse(unit.rowKey)}
      onEdit={() => goTo('items')}
      onGo={(to) => goTo(exchangeSteps[to] ?? step)}
      onContinue={() => next && goTo(next)}
    />
  );
}

/** Number of units with a complete selection, up to the first incomplete one. */
function countReady({ choices, picks }: WizardProgress): number {
  const units = listExchangeUnits(choices);
  const open = units.findIndex((unit) => !isReadyPick(findPick(picks, unit)));
  return open === -1 ? units.length : open;
}
