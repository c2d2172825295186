import type { ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useOrderUrls } from '../../orders/use-order-urls.js';
import { ItemWords } from '../../orders/item-words.js';
import { Picture } from '../../ui/picture.js';

/** What goes back, and what it comes to. Of an order that nothing goes back of yet, nobody knows either. */
export function InstructionsSide({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const { toUrl, onPictureFail } = useOrderUrls();
  const { kind, groups, total, currency } = order;
  const items =
    kind === 'return' ? groups.flatMap((group) => group.items).filter((item) => item.kind !== 'service') : [];
  return (
    <section className="side-card" part="side-card">
      <h3 className="side-title">{intl.t('returnGuide.items')}</h3>
      {items.length > 0 && (
        <ul className="guide-items">
          {items.map((item) => (
            <li key={item.key}>
              <Picture src={toUrl(item.image)} alt="" missing={intl.t('order.noPicture')} onFail={onPictureFail} />
              <ItemWords item={item} currency={currency} intl={intl} />
            </li>
          ))}
        </ul>
      )}
      {kind !== 'return' && <p>{intl.t('returnGuide.fake')}</p>}
      {kind === 'return' && total !== undefined && (
        <dl className="sums">
          <div className="sums-total">
            <dt>{intl.t('returnOrder.total')}</dt>
            <dd>{intl.money(total, currency)}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
