import { Fragment, useId, type ReactNode } from 'react';
import { hasGap } from '../../../orders/model/group-delivery.js';
import type { PartnerOrder } from './model/partner-order.js';
import type { Intl18n } from '../../../i18n/create-intl.js';
import { Picture } from '../../../ui/picture.js';
import type { CardLinks } from '../../../orders/card-links.js';
import { GroupHeading } from '../../../orders/group-heading.js';
import { OrderMeta } from '../../../orders/order-meta.js';

export interface PartnerCardProps {
  readonly order: PartnerOrder;
  readonly intl: Intl18n;
  readonly urls: CardLinks;
}

/** Something bought from a partner: what happens with it and who sold it, then what it is, then when and under which number. */
export function PartnerCard({ order, intl, urls }: PartnerCardProps): ReactNode {
  const id = useId();
  const { status, statusText, tone, partnerName, image, price, currency } = order;
  // A text that nobody knows says more than that nobody knows it.
  const heading = status === 'unknown' && statusText !== '' ? { heading: statusText } : {};
  return (
    <article className="card" part="card" tabIndex={-1} aria-labelledby={id}>
      <GroupHeading intl={intl} group={{ ...heading, tone, subheading: partnerName, statuses: [status] }} />
      <div className="partner-item">
        <Picture src={urls.toUrl(image)} alt="" missing={intl.t('order.noPicture')} onFail={urls.onPictureFail} />
        <div className="partner-text">
          <p className="partner-title" id={id} dir="auto">
            {order.title}
          </p>
          <PartnerDetails order={order} intl={intl} />
          {order.isMemberExclusive && (
            <p>
              <span className="partner-badge">{intl.t('partnerHistory.memberExclusive')}</span>
            </p>
          )}
        </div>
        {price !== undefined && <p className="partner-price">{intl.money(price, currency)}</p>}
      </div>
      {hasGap(order) && <p className="notice">{intl.t('order.unreadable')}</p>}
      <footer className="card-foot">
        <OrderMeta order={order} intl={intl} />
      </footer>
    </article>
  );
}

/** What kind of thing it is, then its style, size and quantity. */
function PartnerDetails({ order, intl }: Omit<PartnerCardProps, 'urls'>): ReactNode {
  const { category, styleColor, size, quantity } = order;
  const details = [
    styleColor !== undefined && intl.rich('partnerHistory.style', { style: () => <bdi key="style">{styleColor}</bdi> }),
    size !== undefined && intl.rich('order.size', { size: () => <bdi key="size">{size}</bdi> }),
    quantity > 1 && intl.t('order.pieces', { count: quantity }),
  ].filter((detail) => detail !== false);
  return (
    <>
      {category !== undefined && (
        <p className="item-details" dir="auto">
          {category}
        </p>
      )}
      {details.length > 0 && (
        <p className="item-details">
          {details.map((detail, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              {detail}
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
