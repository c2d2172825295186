import { useEffect, useMemo, type ReactNode } from 'react';
import { findLabelCode } from './model/label-offer.js';
import type { Order } from '../../orders/model/order.js';
import type { LabelCode } from './model/return-label.js';
import type { ReturnLabelProps } from './label-views.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import { useLabelOffer, useReturnLabel } from './use-return-label.js';
import { useReturnRules, type ReadyRules } from '../use-return-rules.js';
import { useCodeWait } from './use-code-wait.js';
import { Icon } from '../../ui/icon.js';
import { CLOCK_ICON } from '../../ui/icons/clock-icon.js';
import { drawQr, QrCode } from '../../ui/codes/qr-code.js';
import { PaintedPicture } from './painted-picture.js';

/** The code of a return, shown prominently. The label buttons report failures. */
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
  // Reserve the space that the code is expected to take.
  if (load.status === 'idle' || load.status === 'loading')
    return isPaperless && <div className="skeleton label-hero" aria-busy="true" />;
  const code = load.status === 'ready' ? findLabelCode(offer, load.value) : undefined;
  return code && <WatchedCode order={order} code={code} rules={rules} />;
}

interface WatchedCodeProps {
  readonly order: Order;
  readonly code: LabelCode;
  readonly rules: ReadyRules;
}

/** Announces the end of the countdown for shoppers who cannot see it. */
function WatchedCode({ order, code, rules }: WatchedCodeProps): ReactNode {
  const intl = useIntl();
  const { platform } = useElementContext();
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

export interface CodeOrWaitProps {
  readonly order: Order;
  readonly code: LabelCode;
  /** The time until the code works, as text; absent once it works. */
  readonly wait: string | undefined;
}

/** The code of a return, or the time until it works: before that, a scanner would reject it. */
export function CodeOrWait({ order, code, wait }: CodeOrWaitProps): ReactNode {
  const intl = useIntl();
  if (wait === undefined) return <CodePanel code={code} returnNumber={order.orderNumber} />;
  return (
    <div className="label-wait tone-progress">
      <Icon shape={CLOCK_ICON} />
      <p className="message-title">{intl.t('returnLabel.inactive')}</p>
      <p className="figures">{wait}</p>
    </div>
  );
}

interface CodePanelProps {
  readonly code: LabelCode;
  readonly returnNumber: string;
}

/** The code of a return, dark on white in every theme. A text that is too long for a code is shown as text. */
export function CodePanel({ code, returnNumber }: CodePanelProps): ReactNode {
  const intl = useIntl();
  const label = intl.t('returnLabel.codeName');
  const isDrawn = useMemo(() => code.kind === 'picture' || drawQr(code.text) !== undefined, [code]);
  return (
    <div className="label-panel">
      {code.kind === 'picture' && <PaintedPicture bytes={code.bytes} label={label} />}
      {code.kind === 'text' && isDrawn && <QrCode text={code.text} label={label} />}
      {code.kind === 'text' && !isDrawn && (
        <p className="label-text">
          <bdi>{code.text}</bdi>
        </p>
      )}
      <p className="label-number">
        <bdi>{returnNumber}</bdi>
      </p>
    </div>
  );
}
