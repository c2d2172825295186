import { useCallback, useEffect, type ReactNode } from 'react';
import type { Order } from '../../../orders/model/order.js';
import type { MethodRules } from '../../../returns/model/return-method.js';
import { preloadAddressCalls } from './address-calls.js';
import type { ReadyRules } from '../../../returns/use-return-rules.js';
import { useIntl } from '../../../app/context/use-intl.js';
import { usePickupAddress } from './use-pickup-address.js';
import { useReturnMethods } from '../../../returns/use-return-methods.js';
import { useScope } from '../../../app/context/scope-context.js';
import { Button } from '../../../ui/button.js';
import { RefundLines } from '../review/refund-lines.js';
import type { Wizard } from '../use-wizard.js';
import { WizardSummary } from '../wizard-summary.js';
import { AddressBook } from './address-book.js';
import { AddressDialog } from './address-dialog.js';
import { AddressNotice } from './address-notice.js';

export interface AddressStepProps {
  readonly order: Order;
  readonly rules: Pick<ReadyRules, 'addressLayout' | 'pickupDays'> & MethodRules;
  readonly wizard: Pick<Wizard, 'rows' | 'progress' | 'dispatch'>;
  readonly onContinue: () => void;
}

/** Where the courier comes to: one of the shopper's addresses, or a new one. */
export function AddressStep({ order, rules, wizard, onContinue }: AddressStepProps): ReactNode {
  const intl = useIntl();
  const { platform } = useScope();
  const { rows, progress, dispatch } = wizard;
  const { choices, methodId, addressId } = progress;
  const pickup = usePickupAddress();
  useEffect(preloadAddressCalls, []);
  const { status, addresses, desk, toTask } = pickup;
  const { methods } = useReturnMethods(order, rules);
  const isLoading = status === 'idle' || status === 'loading';
  const chosen = addresses.find(({ id, isAbroad }) => id === addressId && !isAbroad);
  const handleChoose = useCallback((id: string) => dispatch({ type: 'setAddress', addressId: id }), [dispatch]);

  function handleDone(id: string): void {
    handleChoose(id);
    platform.announce(intl.t('returnAddress.chosen'));
  }

  return (
    <div className="order-columns">
      <div className="order-main">
        {rules.pickupDays !== undefined && (
          <p className="item-details">{intl.t('returnAddress.intro', { days: rules.pickupDays })}</p>
        )}
        <AddressNotice pickup={pickup} />
        {(status !== 'failed' || addresses.length > 0) && (
          <AddressBook
            addresses={addresses}
            isLoading={isLoading}
            lines={rules.addressLayout.lines}
            chosenId={chosen?.id}
            onChoose={handleChoose}
            onEdit={(address) => desk.open(address)}
          />
        )}
        {!isLoading && (
          <div>
            <Button kind="secondary" onPress={() => desk.open()}>
              {intl.t('returnAddress.add')}
            </Button>
          </div>
        )}
        <AddressDialog
          pickup={pickup}
          layout={rules.addressLayout}
          task={toTask(rules.addressLayout.fields, handleDone)}
        />
      </div>
      <WizardSummary
        choices={choices}
        action={intl.t('returnWizard.continue')}
        why={chosen ? undefined : intl.t(isLoading ? 'returnAddress.whyLoading' : 'returnAddress.whyNone')}
        onAction={onContinue}
      >
        <RefundLines
          order={order}
          rows={rows}
          choices={choices}
          price={methods.find(({ id }) => id === methodId)?.price}
        />
      </WizardSummary>
    </div>
  );
}
