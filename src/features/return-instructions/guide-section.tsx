import { useId, type ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import { findReturnBy } from '../../returns/model/return-by.js';
import type { ReturnLabelProps } from '../../returns/labels/label-views.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useScope } from '../../app/context/scope-context.js';
import { useIsPaperless } from './use-is-paperless.js';
import type { GuidedMethod } from './use-return-guide.js';
import type { ReadyRules, ReturnGuide } from '../../returns/use-return-rules.js';
import { sayMethodPrice } from '../../i18n/say-method-price.js';
import { Icon } from '../../ui/icon.js';
import { CLOCK_ICON } from '../../ui/icons/clock-icon.js';
import type { InstructionsViews } from './instructions-views.js';
import { GuideSteps } from './guide-steps.js';
import { LabelRoom } from './label-room.js';
import { PickupHelp } from './pickup-help.js';

export interface GuideSectionProps extends Pick<InstructionsViews, 'PartMissing'> {
  readonly order: Order;
  readonly rules: ReadyRules;
  readonly guide: ReturnGuide;
  readonly method: GuidedMethod;
}

/** The steps of one way back, what it costs, and until when. */
export function GuideSection({ order, rules, guide, method, PartMissing }: GuideSectionProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  const scope = useScope();
  const { price, isRefundedToGiftCard = false } = method;
  const isToStore = guide.kind === 'store';
  const hasLabel = order.kind === 'return' && guide.steps.includes('label');
  const label = toLabelProps(order, method);
  const isPaperless = useIsPaperless(label, rules, hasLabel);
  const hidesSteps = isToStore && scope.isFlagOn('supressStoreReturnInstructions');
  const days = isToStore ? rules.storeWindowDays : undefined;
  return (
    <div className="guide">
      <LabelRoom order={order} guide={guide} label={label} hasLabel={hasLabel} PartMissing={PartMissing}>
        {!hidesSteps && (
          <section className="guide-part" aria-labelledby={id}>
            <div className="guide-head">
              <h3 className="side-title" id={id}>
                {intl.t('returnGuide.steps')}
              </h3>
              {price && !isToStore && (
                <p className="item-details">{intl.t('returnGuide.price', { price: sayMethodPrice(price, intl) })}</p>
              )}
            </div>
            <GuideSteps rules={rules} guide={guide} isPaperless={isPaperless} />
          </section>
        )}
        <Deadline order={order} rules={rules} />
        {days !== undefined && <p>{intl.t('returnGuide.storeDays', { days })}</p>}
        {isRefundedToGiftCard && <p>{intl.t('returnMethod.giftCard')}</p>}
        {rules.cancelsPickupByPhone && guide.kind === 'pickup' && <PickupHelp order={order} />}
      </LabelRoom>
    </div>
  );
}

/** The way on show counts, whatever the return was asked for with. */
function toLabelProps(order: Order, { name, scac, isPaperless }: GuidedMethod): ReturnLabelProps {
  const method = scac === undefined ? name : `${name}|${scac}`;
  return { order: { ...order, goesToStore: false }, method, isPaperless };
}

/** Until when: counted from the day of the return, so that it does not move. Where none was made, nothing is counted. */
function Deadline({ order, rules }: Pick<GuideSectionProps, 'order' | 'rules'>): ReactNode {
  const intl = useIntl();
  const until = order.kind === 'return' ? findReturnBy(order.placedAt ?? '', rules.returnByDays) : undefined;
  if (until === undefined) return null;
  return (
    <p className="guide-deadline">
      <Icon shape={CLOCK_ICON} />
      <span>{intl.t('returnGuide.deadline', { date: intl.date(until) })}</span>
    </p>
  );
}
