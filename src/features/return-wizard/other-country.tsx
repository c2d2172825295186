import type { ReactNode } from 'react';
import { useIntl } from '../../app/context/use-intl.js';
import type { ReturnElsewhere } from '../../returns/use-return-elsewhere.js';
import { toCountryName } from '../../i18n/country-name.js';
import { ExternalLink } from '../../ui/external-link.js';
import { MessageBox } from '../../ui/message-box.js';
import { OrderLink } from './order-link.js';

export interface OtherCountryProps {
  readonly orderNumber: string;
  readonly elsewhere: ReturnElsewhere;
}

/** The order was sent from another country, and can be returned only there: for who comes to the wizard by its address. */
export function OtherCountry({ orderNumber, elsewhere }: OtherCountryProps): ReactNode {
  const intl = useIntl();
  const { country, shop } = elsewhere;
  const name = toCountryName(intl.locale, country);
  return (
    <MessageBox tone="neutral" title={intl.t('orderBoxes.mismatchTitle', { name })}>
      <p>{intl.t('orderBoxes.mismatch')}</p>
      {shop !== undefined && (
        <p>
          <ExternalLink href={shop}>{intl.t('orderBoxes.goTo', { name })}</ExternalLink>
        </p>
      )}
      <OrderLink orderNumber={orderNumber} />
    </MessageBox>
  );
}
