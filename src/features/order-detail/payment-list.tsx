import { useState, type ReactNode } from 'react';
import type { Payment } from '../../orders/model/order.js';
import { useIntl } from '../../app/context/element-context.js';
import { useOrderUrls } from '../../app/navigation/navigate.js';

/** Payments by name and number, each with its picture where that can be had. */
export function PaymentList({ payments }: { readonly payments: readonly Payment[] }): ReactNode {
  return (
    <ul className="payments">
      {payments.map((payment, index) => (
        <PaymentRow key={index} payment={payment} />
      ))}
    </ul>
  );
}

/** The words say all that the picture does: one that fails leaves nothing behind. */
function PaymentRow({ payment: { type, displayNumber, image } }: { readonly payment: Payment }): ReactNode {
  const intl = useIntl();
  const { toUrl, onPictureFail } = useOrderUrls();
  const [failed, setFailed] = useState<string>();
  const src = toUrl(image);
  const handleError = (): void => {
    setFailed(src);
    onPictureFail();
  };
  return (
    <li>
      {src !== undefined && src !== failed && (
        <img alt="" loading="lazy" decoding="async" referrerPolicy="no-referrer" src={src} onError={handleError} />
      )}
      <span>
        {displayNumber === undefined
          ? intl.t('orderDetail.paymentType', { type })
          : intl.rich('orderDetail.paymentNumber', {
              name: () => intl.t('orderDetail.paymentType', { type }),
              number: () => <bdi key="number">{displayNumber}</bdi>,
            })}
      </span>
    </li>
  );
}
