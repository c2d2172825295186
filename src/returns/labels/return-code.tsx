import { useEffect, useMemo, type ReactNode } from 'react';
import { findLabelCode } from './model/label-offer.js';
import type { Order } from '../../orders/model/order.js';
import type { LabelCode } from './model/return-label.js';
import type { ReturnLabelProps } from './label-views.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import { useLabelOffer, useReturnLabel } from './use-return-label.js';
import { useReturnRules, type ReadyRules } from '../use-return-rules.js';
import { useCodeWait } from './use-code-wait.js';
import { Icon, CLOCK_ICON } from '../../ui/icon.js';
import { drawQr, QrCode } from '../../ui/codes/qr-code.js';
import { PaintedPicture } from './painted-picture.js';

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

interface CodeOrWaitProps {
  readonly order: Order;
  readonly code: LabelCode;
  /** How long until it works; absent once it does. */
  readonly wait: string | undefined;
}

/** The code of a return, or how long until it works: before that, a reader would refuse it. */
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

/** The code of a return, dark on white in every theme. A text that is longer than any code can hold is there to be read. */
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
