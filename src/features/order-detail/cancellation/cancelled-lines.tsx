import { useMemo, type ReactNode } from 'react';
import type { Order } from '../../../orders/model/order.js';
import { useElementContext, useIntl, useSelector } from '../../../app/context/element-context.js';
import { formatItemName } from '../../../orders/item-words.js';
import { getCancelMarks } from '../../../orders/stored-orders.js';
import { MessageBox } from '../../../ui/message-box.js';
import { getLinesIcon, getLinesTitle, listLinesTexts } from './line-results.js';
import { listLineMarks, listMarkedResults, type LineMark, type LineOutcome } from './model/cancel-lines.js';

interface CancelledLinesProps {
  readonly order: Order;
  readonly outcomes: readonly LineOutcome[];
}

/** What became of each line, and what follows. */
export function CancelledLines({ order, outcomes }: CancelledLinesProps): ReactNode {
  const intl = useIntl();
  const items = order.groups.flatMap((group) => group.items);
  return (
    <>
      <ul className="cancelled-lines">
        {outcomes.map(({ orderLineKey, quantity, result }, index) => {
          const item = items.find(({ key }) => key === orderLineKey);
          return (
            <li key={index}>
              {item && <bdi>{formatItemName(item, intl)}</bdi>}
              {item && '\u00a0· '}
              <span className="cancelled-result">
                {intl.t('order.pieces', { count: quantity })}:{' '}
                <strong>{intl.t('cancelOrder.lineResult', { result })}</strong>
              </span>
            </li>
          );
        })}
      </ul>
      {listLinesTexts(outcomes).map((text) => (
        <p key={text}>{intl.t(text)}</p>
      ))}
    </>
  );
}

/** The pieces of an order that the shopper was told are cancelled or will be, from this page load and earlier ones. */
export function useLineMarks({ orderNumber }: Order): readonly LineMark[] {
  const stored = useSelector(getCancelMarks(useElementContext()).store, (marks) => marks);
  return useMemo(() => listLineMarks(stored, orderNumber), [stored, orderNumber]);
}

/** Says on the order which of its pieces were cancelled or will be. */
export function CancelledLinesNotice({ order }: Pick<CancelledLinesProps, 'order'>): ReactNode {
  const intl = useIntl();
  const outcomes = listMarkedResults(order, useLineMarks(order));
  if (outcomes.length === 0) return null;
  return (
    <MessageBox tone="neutral" icon={getLinesIcon(outcomes)} title={intl.t(getLinesTitle(outcomes))}>
      <CancelledLines order={order} outcomes={outcomes} />
    </MessageBox>
  );
}
