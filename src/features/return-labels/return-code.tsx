import type { ReactNode } from 'react';
import { findLabelCode } from '../../domain/returns/label-offer.js';
import type { ReturnLabelProps } from '../../host/label-views.js';
import { useLabelOffer } from '../../host/use-label-offer.js';
import { useReturnLabel } from '../../host/use-return-label.js';
import { useReturnRules, type ReadyRules } from '../../host/use-return-rules.js';
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
  const { order } = props;
  const offer = useLabelOffer(props, rules);
  const { load } = useReturnLabel(order.orderNumber, offer.code !== 'none');
  const { text } = useCodeWait(order.placedAt, rules);
  if (offer.code === 'none') return null;
  if (load.status === 'loading') return <div className="bone label-panel" aria-busy="true" />;
  const code = load.status === 'ready' ? findLabelCode(offer, load.value) : undefined;
  return code && <CodeOrWait order={order} code={code} wait={text} />;
}
