import { useEffect, type ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import type { LabelCode } from './model/return-label.js';
import { printDrawing, printLabel } from './label-files.js';
import { navigate } from '../../app/navigation/navigate.js';
import { useIntl, useScope } from '../../app/context/scope-context.js';
import { useIsMobile } from '../../app/context/use-is-mobile.js';
import type { ReadyRules } from '../use-return-rules.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { sayCarrier } from '../../i18n/say-carrier.js';
import { Button } from '../../ui/button.js';
import { drawQr } from '../../ui/codes/qr-code.js';
import { Dialog } from '../../ui/dialog.js';
import { CodeOrWait, CodePanel } from './return-code.js';
import { useCodeWait } from './use-code-wait.js';
import { keepAwake } from '../../platform/keep-awake.js';

export interface CodeBoxProps {
  readonly order: Order;
  readonly code: LabelCode;
  /** As the service names it. */
  readonly carrier: string;
  readonly rules: ReadyRules;
  /** It goes onto paper: for whoever has no telephone to show it on. */
  readonly isToPrint: boolean;
  /** Offers no way to the return's own screen. */
  readonly hidesReturn: boolean;
  readonly onClose: () => void;
}

/** The code of a return over the page, as it is held up to a reader: on a phone it has the whole screen, which stays lit. */
export function CodeBox(props: CodeBoxProps): ReactNode {
  const { order, code, carrier, rules, isToPrint, hidesReturn, onClose } = props;
  const intl = useIntl();
  const scope = useScope();
  const isMobile = useIsMobile();
  const { text, hasEnded } = useCodeWait(order.placedAt, rules);
  useKeepAwake(isMobile && !isToPrint);
  return (
    <Dialog
      icon={null}
      title={intl.t(isToPrint ? 'returnLabel.printTitle' : 'returnLabel.codeTitle')}
      news={hasEnded ? intl.t('returnLabel.active') : ''}
      onClose={onClose}
      actions={
        <>
          {isToPrint && (
            <Button kind="primary" onPress={() => print(scope, order.orderNumber, code)}>
              {intl.t('returnLabel.print')}
            </Button>
          )}
          {!isToPrint && !hidesReturn && (
            <Button
              kind="secondary"
              onPress={() => {
                onClose();
                navigate(scope, { route: 'returnDetail', orderNumber: order.orderNumber });
              }}
            >
              {intl.t('returnLabel.view')}
            </Button>
          )}
          <Button kind={isToPrint ? 'text' : 'secondary'} onPress={onClose}>
            {intl.t('returnLabel.close')}
          </Button>
        </>
      }
    >
      <div className={isToPrint ? 'label-code' : 'label-code is-held-up'}>
        {isToPrint ? (
          <CodePanel code={code} returnNumber={order.orderNumber} />
        ) : (
          <CodeOrWait order={order} code={code} wait={text} />
        )}
        <p>{isToPrint ? intl.t('returnLabel.paper') : sayScan(intl, carrier)}</p>
        {order.placedAt !== undefined && (
          <p className="item-details">{intl.t('returnLabel.startedOn', { date: intl.date(order.placedAt) })}</p>
        )}
      </div>
    </Dialog>
  );
}

function sayScan(intl: Intl18n, code: string): string {
  const carrier = sayCarrier(intl, code);
  return carrier === undefined ? intl.t('returnLabel.scan') : intl.t('returnLabel.scanAt', { carrier });
}

function print(scope: Parameters<typeof printLabel>[0], returnNumber: string, code: LabelCode): void {
  if (code.kind === 'picture') return printLabel(scope, { returnNumber, kind: 'png', bytes: code.bytes });
  const drawing = drawQr(code.text);
  if (drawing) void printDrawing(scope, returnNumber, drawing);
}

/** Keeps the screen lit while something is held up to a reader. */
function useKeepAwake(isWanted: boolean): void {
  useEffect(() => (isWanted ? keepAwake() : undefined), [isWanted]);
}
