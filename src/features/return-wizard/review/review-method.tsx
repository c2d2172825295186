import type { ReactNode } from 'react';
import type { ReturnMethod } from '../../../returns/model/return-method.js';
import { useIntl } from '../../../app/context/use-intl.js';
import { sayMethod } from '../../../i18n/say-method.js';
import { findStranger, sayMethodText } from '../say-method-text.js';

export interface ReviewMethodProps {
  /** Absent while the ways back are looked up, and where the chosen one is none of them any more. */
  readonly method: ReturnMethod | undefined;
  readonly isLoading: boolean;
}

/** How it goes back. */
export function ReviewMethod({ method, isLoading }: ReviewMethodProps): ReactNode {
  const intl = useIntl();
  if (isLoading) return <div className="bone is-line" aria-hidden="true" />;
  if (!method) return <p>{intl.t('returnReview.noMethod')}</p>;
  const stranger = findStranger(method, intl);
  return (
    <div className="item-text">
      <p className="item-title">{sayMethod(method, intl)}</p>
      {stranger !== undefined && (
        <p className="item-details" dir="auto">
          {stranger}
        </p>
      )}
      <p className="item-details">{sayMethodText(method, intl)}</p>
      {method.isRefundedToGiftCard && <p className="item-details">{intl.t('returnMethod.giftCard')}</p>}
    </div>
  );
}
