import { useEffect, useId, useState, type FocusEvent, type ReactNode, type SyntheticEvent } from 'react';
import { checkAccount, listNames, type BankAccount } from './model/bank-account.js';
import type { Order } from '../../orders/model/order.js';
import type { BankRefundResult } from './bank-refund-controller.js';
import { useIntl, useElementContext, useSelector } from '../../app/context/element-context.js';
import { useLeaveGuard } from '../../app/navigation/use-leave-guard.js';
import { Button } from '../../ui/button.js';
import { ExternalLink } from '../../ui/external-link.js';
import { Field } from '../../ui/field.js';
import { LoadError } from '../../app/lazy/lazy-view.js';
import { useLazyModule } from '../../app/lazy/use-lazy-module.js';
import type { IbanModule } from './iban-module.js';
import type { Failure } from '../../http/model/failure.js';
import { useNow, useWait } from '../../app/context/use-now.js';
import { Dialog } from '../../ui/dialog.js';
import type { FailureMessage } from '../../i18n/failure-message.js';
import { findCodeLeftMessage } from '../../i18n/code-left-message.js';

export interface RefundFormProps {
  readonly orderNumber: string;
  readonly order: Order;
  readonly bankRefund: BankRefundResult;
}

const NAMES = {
  firstName: { label: 'bankRefund.firstName', autoComplete: 'given-name' },
  lastName: { label: 'bankRefund.lastName', autoComplete: 'family-name' },
} as const;

/** The form for the bank account. Its values stay until the service has accepted them. */
export function RefundForm({ orderNumber, order, bankRefund }: RefundFormProps): ReactNode {
  const intl = useIntl();
  const { refund, form, state, dismiss } = bankRefund;
  const { account } = form;
  const { kiosk } = useSelector(useElementContext().settings, ({ configuration }) => configuration);
  const [hasLeft, setLeft] = useState(false);
  const noteId = useId();
  const iban = useIban(account.iban);
  const { longNames } = checkAccount(account);
  const isBusy = state.status === 'loading';
  const note = useNote(account, iban, state);
  useLeaveGuard(Object.values(account).some((text) => text !== ''));

  const email = refund.findEmail(order) ?? '';
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setLeft(true);
    if (note === undefined) refund.submit(orderNumber, email);
  };
  /** Show an error of the number only after the shopper has left the field or pressed the button. */
  const handleBlur = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLInputElement && target.name === 'iban') setLeft(true);
  };

  return (
    <form className="form refund-text" noValidate onSubmit={handleSubmit} onBlur={handleBlur}>
      <p>{intl.t('bankRefund.intro')}</p>
      {listNames(intl.locale).map((name, index) => (
        <Field
          key={name}
          name={name}
          label={intl.t(NAMES[name].label)}
          hint={index === 0 ? intl.t('bankRefund.nameHint') : undefined}
          value={account[name]}
          error={longNames.includes(name) ? intl.t('bankRefund.nameTooLong') : undefined}
          autoComplete={kiosk ? 'off' : NAMES[name].autoComplete}
          onChange={(typed) => refund.edit({ [name]: typed })}
        />
      ))}
      <Field
        name="iban"
        label={intl.t('bankRefund.iban')}
        hint={intl.t('bankRefund.ibanHint')}
        value={account.iban}
        error={hasLeft && account.iban.trim() !== '' ? iban.error : undefined}
        onChange={(typed) => refund.edit({ iban: typed })}
      />
      {iban.status === 'missing' && <LoadError onRetry={iban.retry} />}
      <p className="form-note" id={noteId}>
        {note ?? intl.t(isBusy ? 'bankRefund.sending' : 'bankRefund.ready')}
      </p>
      <Button
        kind="primary"
        type="submit"
        isBusy={isBusy}
        isDisabled={note !== undefined}
        reasonId={note !== undefined || isBusy ? noteId : undefined}
      >
        {intl.t('bankRefund.submit')}
      </Button>
      {state.status === 'failed' && (
        <RefundFailed failure={state.failure} onRetry={() => refund.retry(orderNumber, email)} onDismiss={dismiss} />
      )}
    </form>
  );
}

/**
 * Returns the text beside the button: why the form cannot be sent yet, or that sending is slow, which is announced,
 * too.
 */
function useNote(account: BankAccount, iban: IbanResult, state: BankRefundResult['state']): string | undefined {
  const intl = useIntl();
  const { platform } = useElementContext();
  const isSending = state.status === 'loading';
  const isSlow = isSending && state.isSlow;
  useEffect(() => {
    if (isSending) platform.announce(intl.t(isSlow ? 'bankRefund.slow' : 'bankRefund.sending'));
  }, [isSending, isSlow, intl, platform]);
  const { isIncomplete, longNames } = checkAccount(account);
  if (isSending) return isSlow ? intl.t('bankRefund.slow') : undefined;
  if (isIncomplete) return intl.t('bankRefund.incomplete');
  if (longNames.length > 0) return intl.t('bankRefund.shortenName');
  if (iban.status === 'loading') return intl.t('bankRefund.preparing');
  if (iban.status === 'missing') return intl.t('failure.chunkLoad');
  return iban.error === undefined ? undefined : intl.t('bankRefund.correctIban');
}

interface IbanResult {
  /** `missing`: the validation failed to load. */
  readonly status: 'loading' | 'ready' | 'missing';
  /** What is wrong with the number; undefined if it is valid or cannot be validated yet. */
  readonly error: string | undefined;
  readonly retry: () => void;
}

const loadIban = async (): Promise<IbanModule> => (await import('./iban-module.js')).ibanModule;

/** Validates an account number while it is typed. The rules of all countries load beside the form. */
function useIban(typed: string): IbanResult {
  const intl = useIntl();
  const lazyModule = useLazyModule(loadIban, true);
  if (lazyModule.status === 'failed') return { status: 'missing', error: undefined, retry: lazyModule.retry };
  if (lazyModule.status !== 'ready') return { status: 'loading', error: undefined, retry: () => undefined };
  return { status: 'ready', error: lazyModule.views.formatIbanFault(typed, intl), retry: () => undefined };
}

interface RefundFailedProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** The request failed or its result is unknown: retry, or return to the form, which still has all values. */
function RefundFailed({ failure, onRetry, onDismiss }: RefundFailedProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const waitId = useId();
  const { retryable, isUncertain, retryAt = 0 } = failure;
  const isWaiting = useNow(retryAt) < retryAt;
  const canRetry = retryable || isUncertain === true;
  const { title, text } = getRefundFailureMessage(failure);
  const contact = (parts: ReactNode[]): ReactNode => (
    <ExternalLink key="contact" href={context.findLink('contact')}>
      {parts}
    </ExternalLink>
  );
  return (
    <Dialog
      title={intl.t(title)}
      closeName={intl.t('dialog.close')}
      onClose={onDismiss}
      actions={
        <>
          {canRetry && (
            <Button kind="primary" isDisabled={isWaiting} reasonId={isWaiting ? waitId : undefined} onPress={onRetry}>
              {intl.t(isUncertain ? 'bankRefund.sendAgain' : 'failure.retry')}
            </Button>
          )}
          <Button kind={canRetry ? 'secondary' : 'primary'} onPress={onDismiss}>
            {intl.t('bankRefund.dismiss')}
          </Button>
        </>
      }
    >
      <p>{intl.rich(text, { contact })}</p>
      {isWaiting && <RefundWait id={waitId} until={retryAt} />}
    </Dialog>
  );
}

/** Chooses the message for a failed request (returns, section 8). Each names a contact, except when offline. */
function getRefundFailureMessage(failure: Failure): FailureMessage {
  const { code, retryable, isUncertain } = failure;
  const left = findCodeLeftMessage(failure);
  if (left) return left;
  if (isUncertain) return { title: 'bankRefund.uncertainTitle', text: 'bankRefund.uncertain' };
  const title = 'bankRefund.failedTitle';
  if (code === 'offline') return { title, text: 'bankRefund.offline' };
  if (code === 'chunk-load') return { title, text: 'failure.chunkLoad' };
  return { title, text: retryable ? 'bankRefund.failed' : 'bankRefund.refused' };
}

/** The time until the next try. It changes every second, so it is not a live region. */
function RefundWait({ id, until }: { readonly id: string; readonly until: number }): ReactNode {
  const intl = useIntl();
  const wait = useWait(until);
  if (!wait) return null;
  return (
    <p className="figures" id={id}>
      {intl.t(wait.isLong ? 'bankRefund.waitUntil' : 'bankRefund.wait', { time: wait.time })}
    </p>
  );
}
