import { useEffect, useRef, useState, type ReactNode } from 'react';
import { findLabelCode, isLabelOffered, type LabelOffer } from './model/label-offer.js';
import type { ReturnLabel, LabelCode } from './model/return-label.js';
import { preloadLabelCalls, useLabelOffer, useReturnLabel, type ReturnLabelResult } from './use-return-label.js';
import type { ReturnLabelProps } from './label-views.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import type { ReadyRules } from '../use-return-rules.js';
import type { MessageId, Intl18n } from '../../i18n/create-intl.js';
import { Button } from '../../ui/button.js';
import { focusHeading } from '../../ui/screen-heading.js';
import { MessageBox } from '../../ui/message-box.js';
import { getLabelFailure, LabelOptions } from './label-options.js';
import { LabelBox } from './label-box.js';
import { SendingBox } from './sending-box.js';
import type { Order } from '../../orders/model/order.js';
import { printDrawing, printLabel } from './label-files.js';
import { navigate } from '../../app/navigation/navigate.js';
import { useIsMobile } from '../../app/context/use-is-mobile.js';
import { formatCarrier } from '../../i18n/format-carrier.js';
import { drawQr } from '../../ui/codes/qr-code.js';
import { Dialog } from '../../ui/dialog.js';
import { CodeOrWait, CodePanel, type CodeOrWaitProps } from './return-code.js';
import { useCodeWait } from './use-code-wait.js';
import { keepAwake } from '../../platform/keep-awake.js';

interface CodeBoxProps {
  readonly order: Order;
  readonly code: LabelCode;
  /** The carrier, as the service names it. */
  readonly carrier: string;
  readonly rules: ReadyRules;
  /** The shopper wants a printout, for example because they have no phone to show the code. */
  readonly isToPrint: boolean;
  /** Hides the link to the return's own view. */
  readonly hidesReturn: boolean;
  readonly onClose: () => void;
}

/** A dialog with the code of a return, to be held up to a scanner: on a phone it fills the screen, which stays on. */
function CodeBox(props: CodeBoxProps): ReactNode {
  const { order, code, carrier, rules, isToPrint, hidesReturn, onClose } = props;
  const intl = useIntl();
  const context = useElementContext();
  const isMobile = useIsMobile();
  const { text, hasEnded } = useCodeWait(order.placedAt, rules);
  useKeepAwake(isMobile && !isToPrint);
  return (
    <Dialog
      icon={null}
      title={intl.t(isToPrint ? 'returnLabel.printTitle' : 'returnLabel.codeTitle')}
      status={hasEnded ? intl.t('returnLabel.active') : ''}
      closeName={intl.t('dialog.close')}
      onClose={onClose}
      actions={
        <>
          {isToPrint && (
            <Button
              kind={text === undefined ? 'primary' : 'secondary'}
              onPress={() => print(context, order.orderNumber, code)}
            >
              {intl.t('returnLabel.print')}
            </Button>
          )}
          {!isToPrint && !hidesReturn && (
            <Button
              kind="secondary"
              onPress={() => {
                onClose();
                navigate(context, { route: 'returnDetail', orderNumber: order.orderNumber });
              }}
            >
              {intl.t('returnLabel.view')}
            </Button>
          )}
        </>
      }
    >
      <div className={isToPrint ? 'label-code' : 'label-code is-held-up'}>
        {isToPrint ? (
          <PaperCode order={order} code={code} wait={text} />
        ) : (
          <CodeOrWait order={order} code={code} wait={text} />
        )}
        <p>{isToPrint ? intl.t('returnLabel.paper') : formatScan(intl, carrier)}</p>
        {order.placedAt !== undefined && (
          <p className="item-details">{intl.t('returnLabel.startedOn', { date: intl.date(order.placedAt) })}</p>
        )}
      </div>
    </Dialog>
  );
}

/** The code to print. It can be printed before it works, and then says when it will. */
function PaperCode({ order, code, wait }: CodeOrWaitProps): ReactNode {
  return (
    <>
      {wait !== undefined && <p className="figures">{wait}</p>}
      <CodePanel code={code} returnNumber={order.orderNumber} />
    </>
  );
}

function formatScan(intl: Intl18n, code: string): string {
  const carrier = formatCarrier(intl, code);
  return carrier === undefined ? intl.t('returnLabel.scan') : intl.t('returnLabel.scanAt', { carrier });
}

function print(context: Parameters<typeof printLabel>[0], returnNumber: string, code: LabelCode): void {
  if (code.kind === 'picture') return printLabel(context, { returnNumber, kind: 'png', bytes: code.bytes });
  const drawing = drawQr(code.text);
  if (drawing) void printDrawing(context, returnNumber, drawing);
}

/** Keeps the screen on while the code is held up to a scanner. */
function useKeepAwake(isNeeded: boolean): void {
  useEffect(() => (isNeeded ? keepAwake() : undefined), [isNeeded]);
}

/** The dialogs that the buttons open. */
type Box = 'code' | 'print' | 'label' | 'email' | 'mail';

const LABELS: Readonly<Record<Box, MessageId>> = {
  code: 'returnLabel.showCode',
  print: 'returnLabel.printCode',
  label: 'returnLabel.get',
  email: 'returnLabel.email',
  mail: 'returnLabel.mail',
};

export interface LabelButtonsProps extends ReturnLabelProps {
  readonly rules: ReadyRules;
}

/** The buttons for the label, and the dialog that one of them has opened. */
export function LabelButtons({ rules, ...props }: LabelButtonsProps): ReactNode {
  const { order, isGuide = false } = props;
  const intl = useIntl();
  const isMobile = useIsMobile();
  const offer = useLabelOffer(props, rules);
  const asksFirst = offer.code !== 'none';
  const label = useReturnLabel(order.orderNumber, asksFirst);
  const [box, setBox] = useState<Box>();
  const known = label.load.status === 'ready' ? label.load.value : undefined;
  const listed = listButtons(offer, { known, isWaiting: isWaiting(label) });
  // A code that is on the page already is enlarged on a phone, and printed elsewhere.
  const buttons = isGuide && !isMobile && listed[0] === 'code' ? [...listed.slice(1), ...listed.slice(0, 1)] : listed;
  const isOffered = isLabelOffered(offer);
  useEffect(() => {
    if (isOffered) preloadLabelCalls();
  }, [isOffered]);
  if (!isOffered && !asksFirst) return null;
  return (
    <div className="label-slot" role="group" aria-label={intl.t('returnLabel.group')}>
      {asksFirst && <LabelStatus {...label} isBoxOpen={box === 'label'} />}
      {buttons.length > 0 && (
        <LabelChoice names={buttons} placedAt={order.placedAt} rules={rules} isGuide={isGuide} onPress={setBox} />
      )}
      {box && (
        <OpenBox
          {...props}
          key={box}
          box={box}
          label={label}
          known={known}
          offer={offer}
          rules={rules}
          onGet={buttons.includes('label') ? () => setBox('label') : undefined}
          onClose={() => setBox(undefined)}
        />
      )}
    </div>
  );
}

/** More than these in a row hide which one most shoppers need. */
const MOST_BUTTONS = 3;

interface LabelChoiceProps extends Pick<LabelButtonsProps, 'rules'> {
  readonly names: readonly Box[];
  readonly placedAt: string | undefined;
  /** Among the steps of the instructions, only the first button is visible at once. */
  readonly isGuide: boolean;
  readonly onPress: (name: Box) => void;
}

/**
 * The buttons, the first one as the primary action. Until the code works, a label comes before it, and the code's button is secondary.
 * Printing is never primary: it comes first only below the code itself, which a shopper can show without a printer.
 * The order stays when the wait ends, so that no button moves under a finger.
 */
function LabelChoice({ names, placedAt, rules, isGuide, onPress }: LabelChoiceProps): ReactNode {
  const intl = useIntl();
  const isEarly = useCodeWait(placedAt, rules).text !== undefined;
  const [wasEarly] = useState(isEarly);
  const isFolded = isGuide || names.length > MOST_BUTTONS;
  const ordered = wasEarly && names.includes('label') ? [...new Set<Box>(['label', ...names])] : names;
  const [first, ...others] = ordered.map((name, index) => (
    <Button
      key={name}
      kind={index === 0 && name !== 'print' && !(isEarly && name === 'code') ? 'primary' : 'secondary'}
      onPress={() => onPress(name)}
    >
      {intl.t(LABELS[name])}
    </Button>
  ));
  return (
    <div className="label-actions">
      {first}
      {isFolded && others.length > 0 ? (
        <details className="label-more">
          <summary>{intl.t('returnLabel.otherWays')}</summary>
          <div className="label-actions">{others}</div>
        </details>
      ) : (
        others
      )}
    </div>
  );
}

interface OpenBoxProps extends LabelButtonsProps, Pick<Known, 'known'> {
  readonly box: Box;
  readonly label: ReturnLabelResult;
  readonly offer: LabelOffer;
  readonly onGet: (() => void) | undefined;
  readonly onClose: () => void;
}

function OpenBox(props: OpenBoxProps): ReactNode {
  const { box, order, label, known, offer, rules, hidesReturn = false, onGet, onClose } = props;
  const returnNumber = order.orderNumber;
  if (box === 'label') return <LabelBox {...label} returnNumber={returnNumber} onClose={onClose} />;
  if (box === 'email' || box === 'mail') {
    return <SendingBox returnNumber={returnNumber} dispatch={box} onGet={onGet} onClose={onClose} />;
  }
  const code = known && findLabelCode(offer, known);
  if (!code) return null;
  const { carrier } = known;
  const isToPrint = box === 'print';
  return <CodeBox {...{ order, code, carrier, rules, isToPrint, hidesReturn, onClose }} />;
}

interface Known {
  /** The label; absent until it is loaded. */
  readonly known: ReturnLabel | undefined;
  /** The label is about to load or loading, so it is unknown whether it is on paper or a code. */
  readonly isWaiting: boolean;
}

/** True from the first render on: if a button disappeared again, it would take the focus with it. */
function isWaiting({ load }: Pick<ReturnLabelResult, 'load'>): boolean {
  return load.status === 'idle' || load.status === 'loading';
}

/** The code comes first, if there is one, because it needs no printer. A label that is a code is printed as a code. */
function listButtons(offer: LabelOffer, { known, isWaiting }: Known): Box[] {
  const { hasLabel, isEmailed, isPosted } = offer;
  if (offer.code !== 'none' && isWaiting) return [];
  const code = known && findLabelCode(offer, known);
  const isCode = offer.code === 'ofPicture' && code !== undefined;
  return [
    ...(code ? (['code', 'print'] as const) : []),
    ...(hasLabel && !isCode ? (['label'] as const) : []),
    ...(isEmailed ? (['email'] as const) : []),
    ...(isPosted ? (['mail'] as const) : []),
  ];
}

interface LabelStatusProps extends ReturnLabelResult {
  /** The dialog already shows the state. */
  readonly isBoxOpen: boolean;
}

/** The state of a label that the view loaded without the shopper's request. */
function LabelStatus({ load, read, isBoxOpen }: LabelStatusProps): ReactNode {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  if (isWaiting({ load }) && !isBoxOpen) return <div className="skeleton label-skeleton" aria-busy="true" />;
  if (load.status !== 'failed' || isBoxOpen) return null;
  const { failure } = load;
  const { title, text } = getLabelFailure(failure);
  return (
    <MessageBox boxRef={box} tone={failure.status === 404 ? 'neutral' : 'critical'} title={intl.t(title)}>
      <p>{intl.t(text)}</p>
      <div className="label-ways">
        <LabelOptions
          failure={failure}
          kind="text"
          onRetry={() => {
            // Pressing the button removes the message, the button and the focus with them.
            focusHeading(box.current);
            read();
          }}
        />
      </div>
    </MessageBox>
  );
}
