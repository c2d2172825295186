import type { ReactNode } from 'react';
import { useIntl } from '../../../app/context/use-intl.js';
import { toCountryName } from '../../../i18n/country-name.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { STORE_ICON } from '../../../ui/icons/store-icon.js';

export interface OtherCountryDialogProps {
  /** Where it was bought, for markets that say it; absent for the others. */
  readonly country: string | undefined;
  readonly onClose: () => void;
}

/** A store of another country takes nothing back. */
export function OtherCountryDialog({ country, onClose }: OtherCountryDialogProps): ReactNode {
  const intl = useIntl();
  return (
    <Dialog
      icon={STORE_ICON}
      title={intl.t('returnStore.otherTitle')}
      onClose={onClose}
      actions={
        <Button kind="primary" onPress={onClose}>
          {intl.t('returnStore.otherClose')}
        </Button>
      }
    >
      <p>{intl.t('returnStore.sameCountry')}</p>
      {country !== undefined && (
        <p>{intl.t('returnStore.otherText', { country: toCountryName(intl.locale, country) })}</p>
      )}
    </Dialog>
  );
}
