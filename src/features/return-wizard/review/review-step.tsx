import { useId, type ReactNode } from 'react';
import english from '../../../../locales/en.json?only=returnReview.&ast';
import styles from './return-review.css?inline';
import type { Order } from '../../../orders/model/order.js';
import type { ReturnPlan } from '../../../returns/model/return-capture.js';
import { toSender, type PickupAddress } from '../address/model/pickup-addresses.js';
import type { MethodRules, ReturnMethod } from '../../../returns/model/return-method.js';
import { getChosenReturnMethods } from '../../../returns/chosen-return-methods.js';
import {
  useIntl,
  useElementContext,
  type ElementContext,
  type LazyModule,
} from '../../../app/context/element-context.js';
import type { ReadyRules } from '../../../returns/use-return-rules.js';
import { useReturnMethods } from '../../../returns/use-return-methods.js';
import type { MessageId } from '../../../i18n/create-intl.js';
import { RefundLines } from './refund-lines.js';
import { type ExchangePreviewResult, formatPreviewWait } from '../exchange/use-exchange-preview.js';
import { sumUpExchange } from '../exchange/sum-up-exchange.js';
import type { Wizard } from '../use-wizard.js';
import { WizardSummary } from '../wizard-summary.js';
import { ExchangeReview } from './exchange-review.js';
import type { Address } from '../../../addresses/model/address.js';
import { useAddressLines, AddressBlock } from '../../../addresses/address-block.js';
import { SenderAddressLines } from '../address/sender-address-lines.js';
import { usePickupAddress } from '../address/use-pickup-address.js';
import { Button } from '../../../ui/button.js';
import { formatMethod } from '../../../i18n/format-method.js';
import { findUnknownCarrier, formatMethodText } from '../format-method-text.js';
import type { ReturnChoice, ReturnRow } from '../../../returns/model/return-choice.js';
import { listUnitLines } from '../../../returns/model/return-units.js';
import { sumUnits } from '../../../returns/model/unit-amounts.js';
import { useOrderUrls } from '../../../app/navigation/use-order-urls.js';
import { ItemWords } from '../../../orders/item-words.js';
import { Picture } from '../../../ui/picture.js';

export interface ReviewStepProps {
  readonly order: Order;
  readonly rules: MethodRules & Pick<ReadyRules, 'returnByDays' | 'addressLayout'>;
  readonly wizard: Pick<Wizard, 'rows' | 'reasonKeys' | 'progress' | 'steps' | 'goTo'>;
  readonly preview: ExchangePreviewResult;
  readonly isBusy: boolean;
  readonly onSubmit: (plan: Pick<ReturnPlan, 'method' | 'sender'>) => void;
}

/** The summary of all decisions, each with its edit button, and the submit button. */
export function ReviewStep({ order, rules, wizard, preview, isBusy, onSubmit }: ReviewStepProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { rows, reasonKeys, progress, steps, goTo } = wizard;
  const { choices, methodId } = progress;
  const { isLoading, methods } = useReturnMethods(order, rules);
  const method = isLoading ? undefined : methods.find(({ id }) => id === methodId);
  const plan = { order, rows, choices, price: method?.price };
  const { estimates, difference, total } = sumUpExchange(plan, preview);
  const returned = choices.filter(({ operation }) => operation !== 'exchange');
  const isRefused = estimates.some(({ isMoreExpensive }) => isMoreExpensive);
  const whyMoreExpensive = isRefused ? intl.t('returnReview.whyDearer') : undefined;
  const hasExchange = preview.units.length > 0;
  const editItems = (title: MessageId): Omit<ReviewSectionProps, 'children'> => ({
    title: intl.t(title),
    edit: intl.t('returnReview.editItems'),
    editName: `${intl.t('returnReview.editItems')}, ${intl.t(title)}`,
    onEdit: () => goTo('items'),
  });
  const pickup = useReviewAddress(wizard);
  const { address } = pickup;
  const store = steps.includes('store') ? findStoreAddress(context, order) : undefined;
  const why = findWhyNot(isLoading, method, pickup);
  return (
    <div className="order-columns">
      <div className="order-main reviews">
        {hasExchange && (
          <ReviewSection {...editItems('returnReview.exchanges')}>
            <ExchangeReview
              order={order}
              progress={progress}
              preview={preview}
              estimates={estimates}
              isRefused={isRefused}
              total={total}
              returnByDays={rules.returnByDays}
            />
          </ReviewSection>
        )}
        {returned.length > 0 && (
          <ReviewSection {...editItems('returnReview.items')}>
            <ul className="items">
              {returned.map((choice) => (
                <ReviewItem
                  key={choice.rowKey}
                  order={order}
                  row={rows.find(({ key }) => key === choice.rowKey)}
                  choice={choice}
                  reasonKeys={reasonKeys}
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
        why={why ? intl.t(why) : (formatPreviewWait(preview, intl) ?? whyMoreExpensive)}
        isBusy={isBusy}
        onAction={() => method && onSubmit({ method, ...(address && { sender: toSender(address) }) })}
      >
        <RefundLines {...plan} difference={difference} />
      </WizardSummary>
    </div>
  );
}

/** Why the return cannot be submitted. */
function findWhyNot(
  isLoading: boolean,
  method: ReturnMethod | undefined,
  pickup: ReviewAddressResult,
): MessageId | undefined {
  if (isLoading || pickup.isLoading) return 'returnReview.whyLoading';
  if (!method) return 'returnReview.whyNoMethod';
  return pickup.isNeeded && !pickup.address ? 'returnReview.whyNoAddress' : undefined;
}

/** The store that the shopper brings the return to. */
function ReviewStore({ store }: { readonly store: Address }): ReactNode {
  return <AddressBlock {...useAddressLines(store, { hidesCountry: true })} />;
}

/** The chosen store's address; after a reload it is unknown, and then only the method is shown. */
function findStoreAddress(context: ElementContext, { orderNumber }: Order): Address | undefined {
  return getChosenReturnMethods(context).findStore(orderNumber)?.address;
}

interface ReviewAddressProps {
  /** Absent while the address book loads, or if the book no longer has the chosen address. */
  readonly address: PickupAddress | undefined;
  readonly isLoading: boolean;
  readonly lines: readonly string[];
}

/** The pickup address. */
function ReviewAddress({ address, isLoading, lines }: ReviewAddressProps): ReactNode {
  const intl = useIntl();
  if (address) return <SenderAddressLines address={address} lines={lines} />;
  if (isLoading) return <div className="skeleton is-line" aria-hidden="true" />;
  return <p>{intl.t('returnReview.noAddress')}</p>;
}

/** The pickup address of a return. */
interface ReviewAddressResult {
  /** A courier picks up the return. */
  readonly isNeeded: boolean;
  readonly isLoading: boolean;
  /** Absent if no pickup is needed, or if the chosen address no longer exists or is not served. */
  readonly address: PickupAddress | undefined;
}

/** The chosen pickup address in its current state. */
function useReviewAddress({ steps, progress }: Pick<Wizard, 'steps' | 'progress'>): ReviewAddressResult {
  const { status, addresses } = usePickupAddress();
  if (!steps.includes('address')) return { isNeeded: false, isLoading: false, address: undefined };
  return {
    isNeeded: true,
    isLoading: status === 'idle' || status === 'loading',
    address: addresses.find(({ id, isAbroad }) => id === progress.addressId && !isAbroad),
  };
}

interface ReviewSectionProps {
  readonly title: string;
  /** The label of the edit button. */
  readonly edit: string;
  /** The button's name, where another section can have a button with the same label. */
  readonly editName?: string;
  readonly onEdit: () => void;
  readonly children: ReactNode;
}

/** One decision, with the button beside its heading that leads to its step. */
function ReviewSection({ title, edit, editName, onEdit, children }: ReviewSectionProps): ReactNode {
  const id = useId();
  return (
    <section className="review" aria-labelledby={id}>
      <div className="review-head">
        <h3 className="side-title" part="heading" id={id}>
          {title}
        </h3>
        <Button kind="text" label={editName} onPress={onEdit}>
          {edit}
        </Button>
      </div>
      {children}
    </section>
  );
}

interface ReviewMethodProps {
  /** Absent while the return methods load, or if the chosen one is no longer available. */
  readonly method: ReturnMethod | undefined;
  readonly isLoading: boolean;
}

/** The return method. */
function ReviewMethod({ method, isLoading }: ReviewMethodProps): ReactNode {
  const intl = useIntl();
  if (isLoading) return <div className="skeleton is-line" aria-hidden="true" />;
  if (!method) return <p>{intl.t('returnReview.noMethod')}</p>;
  const unknownCarrier = findUnknownCarrier(method, intl);
  return (
    <div className="item-text">
      <p className="item-title">{formatMethod(method, intl)}</p>
      {unknownCarrier !== undefined && (
        <p className="item-details" dir="auto">
          {unknownCarrier}
        </p>
      )}
      <p className="item-details">{formatMethodText(method, intl)}</p>
      {method.isRefundedToGiftCard && <p className="item-details">{intl.t('returnMethod.giftCard')}</p>}
    </div>
  );
}

/** The lazy module that reviews a return before it is submitted. */
export const reviewModule = {
  views: { ReviewStep },
  english,
  styles: [styles],
} as const satisfies LazyModule<object>;

export interface ReviewItemProps {
  readonly order: Order;
  readonly row: ReturnRow | undefined;
  readonly choice: ReturnChoice;
  readonly reasonKeys: Wizard['reasonKeys'];
}

/** The returned units of one row, and the reason. */
function ReviewItem({ order, row, choice, reasonKeys }: ReviewItemProps): ReactNode {
  const intl = useIntl();
  const { toUrl, onPictureFail } = useOrderUrls();
  if (!row) return null;
  const { quantity, reason, text } = choice;
  const reasonKey = reasonKeys.find((key) => key === reason);
  const [item] = row.items;
  const price = sumUnits(listUnitLines(row, quantity))?.price;
  const shown = { ...item, quantity, ...(price !== undefined && { price }) };
  return (
    <li className="item">
      <Picture src={toUrl(item.image)} alt="" missing={intl.t('order.noPicture')} onFail={onPictureFail} />
      <div className="item-text">
        <ItemWords item={shown} currency={order.currency} intl={intl} />
        {reasonKey && <p>{intl.t(`returnReason.${reasonKey}`)}</p>}
        {text !== '' && (
          <p className="item-details" dir="auto">
            {text}
          </p>
        )}
      </div>
    </li>
  );
}
