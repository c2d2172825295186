import type { ReactNode } from 'react';
import type { Order } from '../../../orders/model/order.js';
import type { ReturnPlan } from '../../../returns/model/return-capture.js';
import { toSender } from '../address/model/pickup-addresses.js';
import type { MethodRules, ReturnMethod } from '../../../returns/model/return-method.js';
import type { ExchangePreviewUse } from '../exchange/use-exchange-preview.js';
import { getMadeWays } from '../../../returns/made-ways.js';
import { useIntl } from '../../../app/context/use-intl.js';
import type { ReadyRules } from '../../../returns/use-return-rules.js';
import { useReturnMethods } from '../../../returns/use-return-methods.js';
import { useScope } from '../../../app/context/scope-context.js';
import type { MessageId } from '../../../i18n/message-id.js';
import { RefundLines } from './refund-lines.js';
import { sayPreviewWait } from '../exchange/say-preview-wait.js';
import { sumUpExchange } from '../exchange/sum-up-exchange.js';
import type { Wizard } from '../use-wizard.js';
import { WizardSummary } from '../wizard-summary.js';
import { ExchangeReview } from './exchange-review.js';
import { ReviewAddress } from './review-address.js';
import { ReviewItem } from './review-item.js';
import { ReviewMethod } from './review-method.js';
import { ReviewSection } from './review-section.js';
import { ReviewStore } from './review-store.js';
import { useReviewAddress, type ReviewAddressUse } from './use-review-address.js';

export interface ReviewStepProps {
  readonly order: Order;
  readonly rules: MethodRules & Pick<ReadyRules, 'returnByDays' | 'addressLayout'>;
  readonly wizard: Pick<Wizard, 'rows' | 'progress' | 'steps' | 'goTo'>;
  readonly preview: ExchangePreviewUse;
  readonly isBusy: boolean;
  readonly onSubmit: (plan: Pick<ReturnPlan, 'method' | 'sender'>) => void;
}

/** All that was decided, with the way back to each of it, and the button that submits it. */
export function ReviewStep({ order, rules, wizard, preview, isBusy, onSubmit }: ReviewStepProps): ReactNode {
  const intl = useIntl();
  const ways = getMadeWays(useScope());
  const { rows, progress, steps, goTo } = wizard;
  const { choices, methodId } = progress;
  const { isLoading, methods } = useReturnMethods(order, rules);
  const method = isLoading ? undefined : methods.find(({ id }) => id === methodId);
  const plan = { order, rows, choices, price: method?.price };
  const { estimates, difference, total } = sumUpExchange(plan, preview);
  const returned = choices.filter(({ operation }) => operation !== 'exchange');
  const whyDearer = estimates.some(({ isDearer }) => isDearer) ? intl.t('returnReview.whyDearer') : undefined;
  const hasExchange = preview.units.length > 0;
  const editItems = { edit: intl.t('returnReview.editItems'), onEdit: () => goTo('items') };
  const pickup = useReviewAddress(wizard);
  const { address } = pickup;
  // A page that was loaded anew does not know it any more, and says how it goes back alone.
  const store = steps.includes('store') ? ways.findStore(order.orderNumber) : undefined;
  const why = findWhyNot(isLoading, method, pickup);
  return (
    <div className="order-columns">
      <div className="order-main reviews">
        {hasExchange && (
          <ReviewSection title={intl.t('returnReview.exchanges')} {...editItems}>
            <ExchangeReview
              order={order}
              progress={progress}
              preview={preview}
              estimates={estimates}
              total={total}
              returnByDays={rules.returnByDays}
            />
          </ReviewSection>
        )}
        {returned.length > 0 && (
          <ReviewSection title={intl.t('returnReview.items')} {...editItems}>
            <ul className="items">
              {returned.map((choice) => (
                <ReviewItem
                  key={choice.rowKey}
                  order={order}
                  row={rows.find(({ key }) => key === choice.rowKey)}
                  choice={choice}
                />
              ))}
            </ul>
          </ReviewSection>
        )}
        <ReviewSection
          title={intl.t('returnReview.method')}
          edit={intl.t('returnReview.editMethod')}
          onEdit={() => goTo('method')}
        >
          <ReviewMethod method={method} isLoading={isLoading} />
          {store && <ReviewStore store={store} />}
        </ReviewSection>
        {pickup.isNeeded && (
          <ReviewSection
            title={intl.t('returnReview.address')}
            edit={intl.t('returnReview.editAddress')}
            onEdit={() => goTo('address')}
          >
            <ReviewAddress address={address} isLoading={pickup.isLoading} lines={rules.addressLayout.lines} />
          </ReviewSection>
        )}
      </div>
      <WizardSummary
        choices={choices}
        action={intl.t(hasExchange ? 'returnReview.submitExchange' : 'returnMethod.submit')}
        why={why ? intl.t(why) : (sayPreviewWait(preview, intl) ?? whyDearer)}
        isBusy={isBusy}
        onAction={() => method && onSubmit({ method, ...(address && { sender: toSender(address) }) })}
      >
        <RefundLines {...plan} difference={difference} />
      </WizardSummary>
    </div>
  );
}

/** What keeps the return from being submitted. */
function findWhyNot(
  isLoading: boolean,
  method: ReturnMethod | undefined,
  pickup: ReviewAddressUse,
): MessageId | undefined {
  if (isLoading || pickup.isLoading) return 'returnReview.whyLoading';
  if (!method) return 'returnReview.whyNoMethod';
  return pickup.isNeeded && !pickup.address ? 'returnReview.whyNoAddress' : undefined;
}
