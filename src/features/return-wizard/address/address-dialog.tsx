import type { ReactNode } from 'react';
import type { ReadyRules } from '../../../returns/use-return-rules.js';
import type { PickupAddressUse } from './use-pickup-address.js';
import type { DeskTask } from './store/address-desk.js';
import { AddressFailed } from './address-failed.js';
import { AddressFields } from './address-fields.js';
import { AddressSaving } from './address-saving.js';
import { ConfirmAddress } from './confirm-address.js';

export interface AddressDialogProps {
  readonly pickup: Pick<PickupAddressUse, 'desk' | 'form'>;
  readonly layout: ReadyRules['addressLayout'];
  readonly task: DeskTask;
}

/** What is open over the addresses: the form, and after it whatever is to be decided before the address is there. */
export function AddressDialog({ pickup, layout, task }: AddressDialogProps): ReactNode {
  const { desk, form } = pickup;
  if (!form) return null;
  const { stage } = form;
  const confirm = (address: Parameters<typeof desk.confirm>[1]): void => desk.confirm(task, address);
  switch (stage.kind) {
    case 'fill':
    case 'checking':
      return <AddressFields form={form} desk={desk} fields={layout.fields} task={task} />;
    case 'suggested':
    case 'unverified':
      return (
        <ConfirmAddress
          key={stage.kind}
          stage={stage}
          lines={layout.lines}
          onConfirm={confirm}
          onEdit={() => desk.edit()}
          onClose={() => desk.close()}
        />
      );
    case 'saving':
      return <AddressSaving isSlow={stage.isSlow} />;
    case 'failed':
      return (
        <AddressFailed
          failure={stage.failure}
          onRetry={() => confirm(stage.address)}
          onUseOnce={() => desk.useOnce(task)}
          onEdit={() => desk.edit()}
          onClose={() => desk.close()}
        />
      );
  }
}
