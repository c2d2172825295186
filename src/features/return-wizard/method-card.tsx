import { useId, type ReactNode } from 'react';
import type { RefundWait } from '../../returns/model/refund-wait.js';
import type { ReturnMethod } from '../../returns/model/return-method.js';
import { useIntl } from '../../app/context/scope-context.js';
import { sayMethodPrice, sayMethod } from '../../i18n/say-method.js';
import { sayRefundWait } from '../../i18n/say-refund-wait.js';
import { Icon, type IconShape } from '../../ui/icon.js';
import { CLOCK_ICON } from '../../ui/icons/clock-icon.js';
import { PARCEL_ICON, TRUCK_ICON, STORE_ICON } from '../../ui/icons/truck-icon.js';
import { findStranger, sayMethodInfo, sayMethodText } from './say-method-text.js';

export interface MethodCardProps {
  /** Of the whole choice. */
  readonly group: string;
  readonly method: ReturnMethod;
  /** How long the money takes that way; absent where none comes back, or nobody knows. */
  readonly wait: RefundWait | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const ICONS: Readonly<Record<ReturnMethod['name'], IconShape>> = {
  returnToStore: STORE_ICON,
  upsDropoff: PARCEL_ICON,
  upsPickup: TRUCK_ICON,
  sagawaPickup: TRUCK_ICON,
  courierPickup: TRUCK_ICON,
};

/** One way back: what it is called, what happens, what it costs, and when the money comes. */
export function MethodCard({ group, method, wait, isChosen, onChoose }: MethodCardProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  const { name, price, isRefundedToGiftCard } = method;
  const stranger = findStranger(method, intl);
  return (
    <div className="method" part="method">
      <input
        id={id}
        type="radio"
        name={group}
        value={method.id}
        checked={isChosen}
        aria-describedby={`${id}-text ${id}-price${wait ? ` ${id}-wait` : ''}`}
        onChange={onChoose}
      />
      <Icon shape={ICONS[name]} />
      <div className="method-text">
        <label htmlFor={id}>{sayMethod(method, intl)}</label>
        <div className="item-details" id={`${id}-text`}>
          {stranger !== undefined && <p dir="auto">{stranger}</p>}
          <p>{sayMethodText(method, intl)}</p>
          <p>{sayMethodInfo(method, intl)}</p>
          {isRefundedToGiftCard && <p>{intl.t('returnMethod.giftCard')}</p>}
        </div>
      </div>
      <p className="method-price" id={`${id}-price`}>
        {sayMethodPrice(price, intl)}
      </p>
      {wait && (
        <p className="method-footer item-details" id={`${id}-wait`}>
          <Icon shape={CLOCK_ICON} />
          <span>{sayRefundWait(intl, wait)}</span>
        </p>
      )}
    </div>
  );
}
