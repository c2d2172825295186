import type { ReactNode, RefObject } from 'react';
import type { Order } from '../../orders/model/order.js';
import type { ReturnMethod } from '../../returns/model/return-method.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useScope } from '../../app/context/scope-context.js';
import type { ReturnGuideUse } from './use-return-guide.js';
import type { ReadyRules, ReturnGuide } from '../../returns/use-return-rules.js';
import { trackChoice } from '../../app/context/track.js';
import { useUnsentMessages } from '../../returns/use-unsent-messages.js';
import type { InstructionsViews } from './instructions-views.js';
import { GuideSection } from './guide-section.js';
import { InstructionsSide } from './instructions-side.js';
import { MethodSwitch } from './method-switch.js';
import { ReturnOver } from './return-over.js';
import { ViewDetails } from './view-details.js';
import { WhatFollows } from './what-follows.js';

export interface InstructionsContentProps extends Pick<InstructionsViews, 'PartMissing'> {
  readonly order: Order;
  readonly rules: ReadyRules;
  /** Absent where nothing is left to be done. */
  readonly guide: ReturnGuide | undefined;
  readonly use: ReturnGuideUse;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** What to do, what follows, and what else could be done; beside it, what goes back. */
export function InstructionsContent(props: InstructionsContentProps): ReactNode {
  const { order, rules, guide, use, headingRef, PartMissing } = props;
  const intl = useIntl();
  const scope = useScope();
  const { shown, others, choose } = use;
  useUnsentMessages();

  function handleChoose(method: ReturnMethod): void {
    trackChoice(scope, 'return-method', method.name);
    choose(method);
    // The page is another one now: it is read from its top.
    headingRef.current?.focus();
    headingRef.current?.scrollIntoView();
  }

  return (
    <div className="order-columns">
      <div className="order-main">
        {guide && shown ? (
          <>
            <GuideSection order={order} rules={rules} guide={guide} method={shown} PartMissing={PartMissing} />
            <WhatFollows order={order} isToStore={shown.name === 'returnToStore'} />
            {others.length > 0 && <MethodSwitch methods={others} guides={rules.guides} onChoose={handleChoose} />}
          </>
        ) : (
          <ReturnOver />
        )}
        <ViewDetails order={order} />
      </div>
      <aside className="order-side" aria-label={intl.t('returnGuide.aside')}>
        <InstructionsSide order={order} />
      </aside>
    </div>
  );
}
