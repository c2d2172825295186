import { useEffect, type ReactNode } from 'react';
import { findLabelCode } from '../../returns/labels/model/label-offer.js';
import type { Order } from '../../orders/model/order.js';
import type { LabelCode } from '../../returns/labels/model/return-label.js';
import type { ReturnLabelProps } from '../../returns/labels/label-views.js';
import { useIntl, useScope } from '../../app/context/scope-context.js';
import { useLabelOffer, useReturnLabel } from '../../returns/labels/use-return-label.js';
import { useReturnRules, type ReadyRules } from '../../returns/use-return-rules.js';
import { CodeOrWait } from './code-or-wait.js';
import { useCodeWait } from './use-code-wait.js';

/** The code of a return in the place of honour. What goes wrong on the way to it is told where its buttons are. */
export function ReturnCode(props: ReturnLabelProps): ReactNode {
  const state = useReturnRules();
  return state.status === 'ready' && <KnownCode {...props} rules={state.rules} />;
}

interface KnownCodeProps extends ReturnLabelProps {
  readonly rules: ReadyRules;
}

function KnownCode({ rules, ...props }: KnownCodeProps): ReactNode {
  const { order, isPaperless = false } = props;
  const offer = useLabelOffer(props, rules);
  const { load } = useReturnLabel(order.orderNumber, offer.code !== 'none');
  if (offer.code === 'none') return null;
  // Room is kept for what is likely to come.
  if (load.status === 'idle' || load.status === 'loading')
    return isPaperless && <div className="bone label-hero" aria-busy="true" />;
  const code = load.status === 'ready' ? findLabelCode(offer, load.value) : undefined;
  return code && <WatchedCode order={order} code={code} rules={rules} />;
}

interface WatchedCodeProps {
  readonly order: Order;
  readonly code: LabelCode;
  readonly rules: ReadyRules;
}

/** Whoever waits for it without seeing the countdown hears that it is over. */
function WatchedCode({ order, code, rules }: WatchedCodeProps): ReactNode {
  const intl = useIntl();
  const { platform } = useScope();
  const { text, hasEnded } = useCodeWait(order.placedAt, rules);
  useEffect(() => {
    if (hasEnded) platform.announce(intl.t('returnLabel.active'));
  }, [hasEnded, intl, platform]);
  return (
    <div className="label-hero">
      <CodeOrWait order={order} code={code} wait={text} />
    </div>
  );
}
