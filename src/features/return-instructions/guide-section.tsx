import { useId, type ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import { findReturnBy } from '../../returns/model/return-by.js';
import type { ReturnLabelProps } from '../../returns/labels/label-views.js';
import { useIntl, useElementContext, type ElementContext } from '../../app/context/element-context.js';
import type { GuidedMethod } from './use-return-guide.js';
import type { ReadyRules, ReturnGuide } from '../../returns/use-return-rules.js';
import { formatMethodPrice } from '../../i18n/format-method.js';
import { Icon, type IconShape } from '../../ui/icon.js';
import { CLOCK_ICON } from '../../ui/icons/clock-icon.js';
import { findLabelCode } from '../../returns/labels/model/label-offer.js';
import { useLabelOffer, useReturnLabel } from '../../returns/labels/use-return-label.js';
import { readReturnArrival, type InstructionsRules } from '../../returns/to-return-page.js';
import { findTelUrl } from '../../http/model/tel-url.js';
import { findPickupUrl } from '../../orders/return-availability.js';
import { LinkButton } from '../../ui/link-button.js';
import type { MessageId } from '../../i18n/create-intl.js';
import { CHECK_ICON } from '../../ui/icons/check-icon.js';
import { LABEL_ICON, TRUCK_ICON, PARCEL_ICON, STORE_ICON, PHONE_ICON } from '../../ui/icons/truck-icon.js';
import { getChosenReturnMethods } from '../../returns/chosen-return-methods.js';
import { useLabels } from '../../returns/labels/use-labels.js';
import { LoadError } from '../../app/lazy/lazy-view.js';

export interface GuideSectionProps {
  readonly order: Order;
  readonly rules: ReadyRules;
  readonly guide: ReturnGuide;
  readonly method: GuidedMethod;
}

/** The steps of one return method, its cost and its deadline. */
export function GuideSection({ order, rules, guide, method }: GuideSectionProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  const context = useElementContext();
  const { price, isRefundedToGiftCard = false } = method;
  const isToStore = guide.kind === 'store';
  const hasLabel = hasLabelOffer(context, order, guide);
  const label = toLabelProps(order, method);
  const isPaperless = useIsPaperless(label, rules, hasLabel);
  const hidesSteps = isToStore && context.isFlagOn('supressStoreReturnInstructions');
  return (
    <div className="guide">
      <LabelSection order={order} guide={guide} label={label} hasLabel={hasLabel}>
        {!hidesSteps && (
          <section className="guide-part" aria-labelledby={id}>
            <div className="guide-head">
              <h3 className="side-title" part="heading" id={id}>
                {intl.t('returnGuide.steps')}
              </h3>
              {price && !isToStore && (
                <p className="item-details">{intl.t('returnGuide.price', { price: formatMethodPrice(price, intl) })}</p>
              )}
            </div>
            <GuideSteps rules={rules} guide={guide} isPaperless={isPaperless} />
          </section>
        )}
        {readReturnArrival(context) === undefined && <Deadline order={order} rules={rules} method={guide.kind} />}
        {isRefundedToGiftCard && <p>{intl.t('returnMethod.giftCard')}</p>}
        {rules.cancelsPickupByPhone && guide.kind === 'pickup' && <PickupHelp order={order} />}
      </LabelSection>
    </div>
  );
}

function hasLabelOffer(context: ElementContext, order: Order, guide: ReturnGuide): boolean {
  const isNeeded = order.kind === 'return' && guide.steps.includes('label');
  return isNeeded && (context.hasCalls('get-return-label') || context.hasCalls('request-label-dispatch'));
}

/** The label follows the method on the page, not the one that the return was requested with. */
function toLabelProps(order: Order, { name, scac, isPaperless }: GuidedMethod): ReturnLabelProps {
  const method = scac === undefined ? name : `${name}|${scac}`;
  return { order: { ...order, goesToStore: false }, method, isPaperless };
}

export interface DeadlineProps extends Pick<GuideSectionProps, 'order' | 'rules'> {
  readonly method: ReturnGuide['kind'];
  /** A line of a message, which has its own box and icon. */
  readonly isInMessage?: boolean;
}

/**
 * The day by which an exchange has to be sent if the market has one, otherwise the last day of the return period. Both are counted from the
 * day of the return, so that they do not move. For a store, the days that the market's stores allow. Renders nothing if no return was made.
 */
export function Deadline({ order, rules, method, isInMessage = false }: DeadlineProps): ReactNode {
  const intl = useIntl();
  const { storeWindowDays } = rules;
  if (method === 'store' && storeWindowDays !== undefined) {
    return <p>{intl.t('returnGuide.storeDays', { days: storeWindowDays })}</p>;
  }
  const isExchange = order.groups.some(({ exchangeNumber }) => exchangeNumber !== undefined);
  const days = (isExchange ? rules.returnByDays : undefined) ?? rules.windowDays;
  const until = order.kind === 'return' ? findReturnBy(order.placedAt ?? '', days) : undefined;
  if (until === undefined) return null;
  const text = intl.t('returnGuide.deadline', { method, date: intl.date(until) });
  if (isInMessage) return <p>{text}</p>;
  return (
    <p className="guide-deadline">
      <Icon shape={CLOCK_ICON} />
      <span>{text}</span>
    </p>
  );
}

/**
 * Whether a return uses a code on a screen. The loaded label decides; the carrier service may be unused or wrong, so its data counts only
 * without a label.
 */
function useIsPaperless(props: ReturnLabelProps, rules: ReadyRules, hasLabel: boolean): boolean {
  const { order, isPaperless = false } = props;
  const context = useElementContext();
  const offer = useLabelOffer(props, rules);
  const isRequested = hasLabel && offer.code !== 'none';
  const { load } = useReturnLabel(order.orderNumber, isRequested);
  if (isRequested && load.status === 'ready') return findLabelCode(offer, load.value) !== undefined;
  return isPaperlessReturn(context, rules, { isPaperless });
}

/** Whether a code on a screen replaces the label of a return method: if its carrier needs no paper and the country's flag is on. */
function isPaperlessReturn(
  context: ElementContext,
  { hasPaperlessLabels }: InstructionsRules,
  { isPaperless }: { readonly isPaperless?: boolean },
): boolean {
  return isPaperless === true && context.isFlagOn(hasPaperlessLabels ? 'emeaPaperless' : 'paperlessReturnConfirmation');
}

interface GuideStepsProps {
  readonly rules: Pick<ReadyRules, 'pickupDays'>;
  readonly guide: ReturnGuide;
  /** A code on a screen replaces the printed label. */
  readonly isPaperless: boolean;
}

/** The steps, in order. */
function GuideSteps({ rules: { pickupDays = 0 }, guide, isPaperless }: GuideStepsProps): ReactNode {
  const intl = useIntl();
  return (
    <ol className="guide-steps">
      {guide.steps.map((step, index) => {
        const { text, icon } = STEP_WORDS[step === 'label' && isPaperless ? 'code' : step];
        return (
          <li key={step}>
            <span className="step-mark" aria-hidden="true">
              {index + 1}
            </span>
            <Icon shape={icon} />
            <p>{intl.t(text, { days: pickupDays })}</p>
          </li>
        );
      })}
    </ol>
  );
}

/** The contact for booking a pickup, and for cancelling one by phone. */
function PickupHelp({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const number = context.getAdapter()?.links?.sagawaPhone;
  const call = findTelUrl(number);
  const [booking] = order.groups.flatMap((group) => findPickupUrl(context, group) ?? []);
  return (
    <>
      {booking !== undefined && (
        <p>
          <LinkButton href={booking}>{intl.t('returnGuide.bookOnline')}</LinkButton>
        </p>
      )}
      <p className="item-details">
        {intl.t('returnGuide.cancelPickup')}{' '}
        {call !== undefined && (
          <a href={call} dir="ltr">
            {number}
          </a>
        )}
      </p>
    </>
  );
}

interface StepWords {
  readonly text: MessageId;
  readonly icon: IconShape;
}

/** The texts of each step. */
export const STEP_WORDS = {
  pack: { text: 'returnGuide.pack', icon: PARCEL_ICON },
  label: { text: 'returnGuide.label', icon: LABEL_ICON },
  code: { text: 'returnGuide.code', icon: PHONE_ICON },
  dropOff: { text: 'returnGuide.dropOff', icon: STORE_ICON },
  dropUps: { text: 'returnGuide.dropUps', icon: STORE_ICON },
  dropUsps: { text: 'returnGuide.dropUsps', icon: STORE_ICON },
  dropPostNl: { text: 'returnGuide.dropPostNl', icon: STORE_ICON },
  dropDhl: { text: 'returnGuide.dropDhl', icon: STORE_ICON },
  dropHermes: { text: 'returnGuide.dropHermes', icon: STORE_ICON },
  dropRoyalMail: { text: 'returnGuide.dropRoyalMail', icon: STORE_ICON },
  dropAuPost: { text: 'returnGuide.dropAuPost', icon: STORE_ICON },
  dropPost: { text: 'returnGuide.dropPost', icon: STORE_ICON },
  receipt: { text: 'returnGuide.receipt', icon: CHECK_ICON },
  bookPickup: { text: 'returnGuide.bookPickup', icon: CLOCK_ICON },
  bookUps: { text: 'returnGuide.bookUps', icon: CLOCK_ICON },
  callUps: { text: 'returnGuide.callUps', icon: PHONE_ICON },
  bookSda: { text: 'returnGuide.bookSda', icon: CLOCK_ICON },
  bookSagawa: { text: 'returnGuide.bookSagawa', icon: CLOCK_ICON },
  bookMailbox: { text: 'returnGuide.bookMailbox', icon: CLOCK_ICON },
  mailbox: { text: 'returnGuide.mailbox', icon: TRUCK_ICON },
  handOver: { text: 'returnGuide.handOver', icon: TRUCK_ICON },
  handSagawa: { text: 'returnGuide.handSagawa', icon: TRUCK_ICON },
  courierComes: { text: 'returnGuide.courierComes', icon: CLOCK_ICON },
  handCourier: { text: 'returnGuide.handCourier', icon: TRUCK_ICON },
  storePack: { text: 'returnGuide.storePack', icon: PARCEL_ICON },
  storeShow: { text: 'returnGuide.storeShow', icon: STORE_ICON },
  storeRefund: { text: 'returnGuide.storeRefund', icon: CHECK_ICON },
} as const satisfies Readonly<Record<ReturnGuide['steps'][number], StepWords>>;

interface LabelSectionProps {
  readonly order: Order;
  readonly guide: ReturnGuide;
  /** The label of a return by carrier. */
  readonly label: ReturnLabelProps;
  readonly hasLabel: boolean;
  readonly children: ReactNode;
}

/**
 * The code or label for the return, depending on the method: the barcode for the till, the code that the carrier scans, or the label. The
 * steps follow below.
 */
function LabelSection({ order, guide, label, hasLabel, children }: LabelSectionProps): ReactNode {
  const isToStore = guide.kind === 'store';
  // The store chosen on this page; the order names at most its own.
  const address = getChosenReturnMethods(useElementContext()).findStore(order.orderNumber)?.address;
  const lazyModule = useLabels(isToStore || hasLabel);
  const views = lazyModule.status === 'ready' ? lazyModule.views : undefined;
  return (
    <>
      {lazyModule.status === 'failed' && <LoadError onRetry={lazyModule.retry} />}
      {views && isToStore && <views.StoreBarcode order={order} address={address} />}
      {hasLabel && <LabelSlot lazyModule={lazyModule} label={label} />}
      {children}
      {views && isToStore && <views.StoreHelp />}
    </>
  );
}

interface LabelSlotProps extends Pick<LabelSectionProps, 'label'> {
  readonly lazyModule: ReturnType<typeof useLabels>;
}

/**
 * The code or label with its buttons; until it is loaded, a placeholder of the same height, because the shopper already reads the steps
 * below.
 */
function LabelSlot({ lazyModule, label }: LabelSlotProps): ReactNode {
  if (lazyModule.status === 'failed') return null;
  if (lazyModule.status === 'ready') {
    const { ReturnCode, LabelActions } = lazyModule.views;
    return (
      <>
        <ReturnCode {...label} />
        <LabelActions {...label} isGuide />
      </>
    );
  }
  return (
    <>
      {label.isPaperless && <div className="skeleton guide-code" />}
      <div className="skeleton is-action" />
    </>
  );
}
