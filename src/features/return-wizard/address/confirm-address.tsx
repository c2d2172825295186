import { useId, type ReactNode } from 'react';
import type { BookAddress } from './model/book-address.js';
import { useIntl } from '../../../app/context/element-context.js';
import type { AddressStage } from './store/address-service.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { SenderAddressLines } from './sender-address-lines.js';

export interface ConfirmAddressProps {
  readonly stage: Extract<AddressStage, { readonly kind: 'suggested' | 'unverified' }>;
  readonly lines: readonly string[];
  readonly onConfirm: (address: BookAddress) => void;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** The address as entered, beside the service's suggestion; alone if the service knows none. */
export function ConfirmAddress({ stage, lines, onConfirm, onEdit, onClose }: ConfirmAddressProps): ReactNode {
  const intl = useIntl();
  const { address } = stage;
  const suggestion = stage.kind === 'suggested' ? stage.suggestion : undefined;
  return (
    <Dialog
      title={intl.t('returnAddress.confirmTitle')}
      onClose={onClose}
      actions={
        <>
          {suggestion && (
            <Button kind="primary" onPress={() => onConfirm(suggestion)}>
              {intl.t('returnAddress.useSuggested')}
            </Button>
          )}
          <Button kind={suggestion ? 'secondary' : 'primary'} onPress={() => onConfirm(address)}>
            {intl.t('returnAddress.useEntered')}
          </Button>
          <Button kind="text" onPress={onEdit}>
            {intl.t('returnAddress.editEntered')}
          </Button>
        </>
      }
    >
      <p>{intl.t(suggestion ? 'returnAddress.suggested' : 'returnAddress.unverified')}</p>
      <div className="address-pair">
        {suggestion && <Titled title={intl.t('returnAddress.suggestion')} address={suggestion} lines={lines} />}
        <Titled title={intl.t('returnAddress.entered')} address={address} lines={lines} />
      </div>
    </Dialog>
  );
}

interface TitledProps extends Pick<ConfirmAddressProps, 'lines'> {
  readonly title: string;
  readonly address: BookAddress;
}

function Titled({ title, address, lines }: TitledProps): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p className="item-title" id={id}>
        {title}
      </p>
      <SenderAddressLines address={address} lines={lines} />
    </div>
  );
}
