import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Order } from '../../../orders/model/order.js';
import type { MethodPrice } from '../../../returns/model/return-method.js';
import { estimateRefund, type RefundEstimate } from '../model/refund-estimate.js';
import type { ReturnChoice, ReturnRow } from '../../../returns/model/return-choice.js';
import { useIntl } from '../../../app/context/element-context.js';
import { useTax } from '../../../orders/use-tax.js';
import { useTaxRule } from '../../../returns/use-return-rules.js';
import type { MessageId } from '../../../i18n/create-intl.js';
import { Icon } from '../../../ui/icon.js';
import { INFO_ICON } from '../../../ui/icons/info-icon.js';

export interface RefundLinesProps {
  readonly order: Order;
  readonly rows: readonly ReturnRow[];
  readonly choices: readonly ReturnChoice[];
  /** The cost of the chosen method. */
  readonly price?: MethodPrice | undefined;
  /** The refund for exchanged items. */
  readonly difference?: number | undefined;
}

/** The refund of the selected items; renders nothing if it is unknown or zero. */
export function RefundLines({ order, rows, choices, price, difference = 0 }: RefundLinesProps): ReactNode {
  const intl = useIntl();
  const rule = useTaxRule();
  const tax = useTax();
  // Exchanged items are replaced, not refunded.
  const returned = choices.filter(({ operation }) => operation !== 'exchange');
  const isNothing = returned.length === 0 && difference === 0;
  const estimate = isNothing ? undefined : estimateRefund({ order, rows, choices: returned, price });
  if (!estimate) return null;
  const { currency } = order;
  const note = findTaxNote(estimate, rule);
  return (
    <div className="refund-lines">
      <dl className="sums">
        {listLines(estimate, rule, difference).map(({ label, amount }) => (
          <div key={label} className="refund-line">
            <dt>{intl.t(label, { tax })}</dt>
            <dd>{intl.money(amount, currency)}</dd>
          </div>
        ))}
        <div className="sums-total">
          <dt>
            {intl.t('returnMethod.estimate')}
            <Tooltip label={intl.t('returnMethod.aboutEstimate')}>{intl.t('returnMethod.estimateNote')}</Tooltip>
          </dt>
          <dd part="price">{intl.money(estimate.total + difference, currency)}</dd>
        </div>
      </dl>
      {note !== undefined && (
        <p className="item-details refund-line">{intl.t(note, { percent: GOODS_TAX_PERCENT, tax })}</p>
      )}
    </div>
  );
}

type TaxRule = ReturnType<typeof useTaxRule>;

/** The lines that make up the total. Lines of zero are left out, and a total of a single line is not split. */
function listLines(
  estimate: RefundEstimate,
  rule: TaxRule,
  difference: number,
): { label: MessageId; amount: number }[] {
  const { subTotal, taxes, holdsTaxes, fee } = estimate;
  const lines: { label: MessageId; amount: number }[] = [];
  if (rule === 'row' && !holdsTaxes && taxes > 0) lines.push({ label: 'orderDetail.taxes', amount: taxes });
  if (fee !== undefined) lines.push({ label: 'returnMethod.fee', amount: -fee });
  if (difference > 0) lines.push({ label: 'returnMethod.difference', amount: difference });
  if (subTotal > 0) lines.unshift({ label: 'orderDetail.subTotal', amount: subTotal });
  return lines.length > 1 ? lines : [];
}

/** Without a separate line, the tax is mentioned by name, or as part of the total that includes it. */
function findTaxNote({ taxes, holdsTaxes }: RefundEstimate, rule: TaxRule): MessageId | undefined {
  if (rule === 'named') return 'returnMethod.goodsTax';
  return rule === 'note' && !holdsTaxes && taxes > 0 ? 'returnOrder.withTaxes' : undefined;
}

/** Australia's goods and services tax, in percent of a price (returns, section 9). */
const GOODS_TAX_PERCENT = 10;

interface TooltipProps {
  /** The button's accessible name. */
  readonly label: string;
  /** The tooltip's content: text only. */
  readonly children: ReactNode;
}

/**
 * A small button that shows a tooltip while it is hovered or focused; the style sheet keeps the tooltip visible for one more second. It
 * stays while hovered itself, and Escape closes it wherever the focus is.
 */
function Tooltip({ label, children }: TooltipProps): ReactNode {
  const id = useId();
  const tooltip = useRef<HTMLSpanElement>(null);
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const page = tooltip.current?.ownerDocument;
    const handleKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setDismissed(true);
    };
    page?.addEventListener('keydown', handleKey);
    return () => page?.removeEventListener('keydown', handleKey);
  }, []);
  const handleShow = (): void => setDismissed(false);
  return (
    <span
      className={isDismissed ? 'tooltip is-dismissed' : 'tooltip'}
      ref={tooltip}
      onPointerEnter={handleShow}
      onFocus={handleShow}
    >
      <button className="tooltip-button" type="button" aria-label={label} aria-describedby={id} onClick={handleShow}>
        <Icon shape={INFO_ICON} />
      </button>
      <span className="tooltip-text" part="tooltip" role="tooltip" id={id}>
        {children}
      </span>
    </span>
  );
}
