import { useCallback, useEffect, useRef, useState, useId, type ReactNode } from 'react';
import english from '../../../../locales/en.json?only=returnAddress.&ast';
import styles from './return-address.css?inline';
import type { Order } from '../../../orders/model/order.js';
import type { MethodRules } from '../../../returns/model/return-method.js';
import { preloadAddressCalls } from './address-calls.js';
import type { ReadyRules } from '../../../returns/use-return-rules.js';
import { useIntl, useElementContext, type LazyModule } from '../../../app/context/element-context.js';
import { usePickupAddress, type PickupAddressResult } from './use-pickup-address.js';
import { useReturnMethods } from '../../../returns/use-return-methods.js';
import { Button } from '../../../ui/button.js';
import { RefundLines } from '../review/refund-lines.js';
import type { Wizard } from '../use-wizard.js';
import { WizardSummary } from '../wizard-summary.js';
import { AddressBookList } from './address-book-list.js';
import { focusHeading } from '../../../ui/screen-heading.js';
import { MessageBox } from '../../../ui/message-box.js';
import type { AddressServiceDeps } from './store/address-service.js';
import { ConfirmAddress, EditAddress } from './edit-address.js';
import { Dialog } from '../../../ui/dialog.js';
import { CLOCK_ICON } from '../../../ui/icons/clock-icon.js';
import type { Failure } from '../../../http/model/failure.js';
import { signInFromOrder } from '../../../orders/leave-order.js';
import { useNow } from '../../../app/context/use-now.js';
import type { MessageId } from '../../../i18n/create-intl.js';
import { RetryWait } from '../retry-wait.js';

export interface AddressStepProps {
  readonly order: Order;
  readonly rules: Pick<ReadyRules, 'addressLayout' | 'pickupDays'> & MethodRules;
  readonly wizard: Pick<Wizard, 'rows' | 'progress' | 'dispatch'>;
  readonly onContinue: () => void;
}

/** The pickup address: one of the shopper's addresses, or a new one. */
export function AddressStep({ order, rules, wizard, onContinue }: AddressStepProps): ReactNode {
  const intl = useIntl();
  const { platform } = useElementContext();
  const { rows, progress, dispatch } = wizard;
  const { choices, methodId, addressId } = progress;
  const pickup = usePickupAddress();
  useEffect(preloadAddressCalls, []);
  const { status, addresses, service, toDeps } = pickup;
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
          <AddressBookList
            addresses={addresses}
            isLoading={isLoading}
            lines={rules.addressLayout.lines}
            chosenId={chosen?.id}
            onChoose={handleChoose}
            onEdit={(address) => service.open(address)}
          />
        )}
        {!isLoading && (
          <div>
            <Button kind="secondary" onPress={() => service.open()}>
              {intl.t('returnAddress.add')}
            </Button>
          </div>
        )}
        <AddressDialog
          pickup={pickup}
          layout={rules.addressLayout}
          deps={toDeps(rules.addressLayout.fields, handleDone)}
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

/** Reports an unexpected result of saving the last address, or that the address book could not be loaded. */
function AddressNotice({ pickup }: { readonly pickup: PickupAddressResult }): ReactNode {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const { notice, status, retry } = pickup;
  if (notice !== undefined) {
    return (
      <MessageBox key={notice} tone="neutral" title={intl.t('returnAddress.newsTitle', { news: notice })} isAlert>
        <p>{intl.t('returnAddress.news', { news: notice })}</p>
      </MessageBox>
    );
  }
  if (status !== 'failed') return null;

  /** Pressing the button removes the message, the button and the focus with them. */
  function handleRetry(): void {
    focusHeading(box.current);
    retry();
  }

  return (
    <MessageBox boxRef={box} tone="neutral" title={intl.t('returnAddress.listFailedTitle')} isAlert>
      <p>{intl.t('returnAddress.listFailed')}</p>
      <Button kind="text" onPress={handleRetry}>
        {intl.t('failure.retry')}
      </Button>
    </MessageBox>
  );
}

interface AddressDialogProps {
  readonly pickup: Pick<PickupAddressResult, 'service' | 'form'>;
  readonly layout: ReadyRules['addressLayout'];
  readonly deps: AddressServiceDeps;
}

/** The dialog over the addresses: the form, and the decisions that follow until the address is saved. */
function AddressDialog({ pickup, layout, deps }: AddressDialogProps): ReactNode {
  const { service, form } = pickup;
  if (!form) return null;
  const { stage } = form;
  const confirm = (address: Parameters<typeof service.confirm>[1]): void => service.confirm(deps, address);
  switch (stage.kind) {
    case 'fill':
    case 'checking':
      return <EditAddress form={form} service={service} fields={layout.fields} deps={deps} />;
    case 'suggested':
    case 'unverified':
      return (
        <ConfirmAddress
          key={stage.kind}
          stage={stage}
          lines={layout.lines}
          onConfirm={confirm}
          onEdit={() => service.edit()}
          onClose={() => service.close()}
        />
      );
    case 'saving':
      return <AddressSaving isSlow={stage.isSlow} />;
    case 'failed':
      return (
        <AddressFailed
          failure={stage.failure}
          onRetry={() => confirm(stage.address)}
          onUseOnce={() => service.useOnce(deps)}
          onEdit={() => service.edit()}
          onClose={() => service.close()}
        />
      );
  }
}

/** The address is being saved. The request cannot be cancelled, so there is no button. */
function AddressSaving({ isSlow }: { readonly isSlow: boolean }): ReactNode {
  const intl = useIntl();
  // The browser may close the dialog anyway: render again to reopen it.
  const [, setClosings] = useState(0);
  const text = intl.t(isSlow ? 'returnAddress.slow' : 'returnAddress.saving');
  return (
    <Dialog
      icon={CLOCK_ICON}
      title={intl.t('returnAddress.savingTitle')}
      status={isSlow ? text : ''}
      actions={
        <Button kind="primary" isBusy>
          {intl.t('returnAddress.save')}
        </Button>
      }
      closeName={null}
      onClose={() => setClosings((count) => count + 1)}
    >
      <p>{text}</p>
    </Dialog>
  );
}

/** The lazy module of the pickup address. */
export const addressModule = {
  views: { AddressStep },
  english,
  styles: [styles],
} as const satisfies LazyModule<object>;

export interface AddressFailedProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
  readonly onUseOnce: () => void;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** The address was not saved, or the result is unknown: offer to retry, or to continue without saving it. */
function AddressFailed({ failure, onRetry, onUseOnce, onEdit, onClose }: AddressFailedProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const waitId = useId();
  const { status, retryable, isUncertain, retryAt = 0 } = failure;
  const isWaiting = useNow(retryAt) < retryAt;
  const canRetry = retryable || isUncertain || status === 401;
  return (
    <Dialog
      title={intl.t('returnAddress.failedTitle')}
      closeName={intl.t('dialog.close')}
      onClose={onClose}
      actions={
        <>
          {status === 401 && (
            <Button kind="secondary" onPress={() => signInFromOrder(context)}>
              {intl.t('orderDetail.signIn')}
            </Button>
          )}
          {canRetry && (
            <Button kind="primary" isDisabled={isWaiting} reasonId={isWaiting ? waitId : undefined} onPress={onRetry}>
              {intl.t('failure.retry')}
            </Button>
          )}
          <Button kind="secondary" onPress={onUseOnce}>
            {intl.t('returnAddress.useOnce')}
          </Button>
          <Button kind="text" onPress={onEdit}>
            {intl.t('returnAddress.editEntered')}
          </Button>
        </>
      }
    >
      <p>{intl.t(getText(failure))}</p>
      {isWaiting && <RetryWait id={waitId} until={retryAt} />}
    </Dialog>
  );
}

function getText({ code, status, isUncertain }: Failure): MessageId {
  if (isUncertain) return 'returnAddress.uncertain';
  if (code === 'offline') return 'returnAddress.offline';
  return status === 401 ? 'returnAddress.signedOut' : 'returnAddress.failed';
}
