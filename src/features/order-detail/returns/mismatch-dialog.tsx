import type { ReactNode } from 'react';
import { useIntl } from '../../../app/context/element-context.js';
import type { ReturnElsewhere } from '../../../returns/use-return-elsewhere.js';
import { toCountryName } from '../../../i18n/country-name.js';
import { Button, ExternalLink } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';

export interface MismatchDialogProps {
  readonly elsewhere: ReturnElsewhere;
  readonly onClose: () => void;
}

/** The order was sent from another country, and can be returned only there. */
export function MismatchDialog({ elsewhere, onClose }: MismatchDialogProps): ReactNode {
  const intl = useIntl();
  const { country, shop } = elsewhere;
  const name = toCountryName(intl.locale, country);
  return (
    <Dialog
      title={intl.t('orderBoxes.mismatchTitle', { name })}
      actions={
        <>
          {shop !== undefined && <ExternalLink href={shop}>{intl.t('orderBoxes.goTo', { name })}</ExternalLink>}
          <Button kind="secondary" onPress={onClose}>
            {intl.t('orderBoxes.close')}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <p>{intl.t('orderBoxes.mismatch')}</p>
    </Dialog>
  );
}
