import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import type { ExchangeOptions } from './exchange/model/exchange-sku.js';
import type { Operation, ReturnChoice } from '../../returns/model/return-choice.js';
import { isExchangeable, type ReturnRow } from '../../returns/model/return-row.js';
import { useExchangeOptions } from './exchange/use-exchange-options.js';
import { useIntl } from '../../app/context/scope-context.js';
import type { MessageId } from '../../i18n/create-intl.js';
import type { ExchangeOptionsLoad } from './exchange/store/exchange-options.js';
import type { WizardAction } from '../../returns/store/return-wizard.js';
import { Button } from '../../ui/button.js';
import { MessageBox } from '../../ui/message-box.js';
import type { ExchangeAsk } from './exchange/exchange-ask.js';

export interface OperationChoiceProps extends ExchangeAsk {
  readonly order: Order;
  readonly row: ReturnRow;
  readonly choice: ReturnChoice;
  readonly dispatch: (action: WizardAction) => void;
}

const OPERATIONS = ['return', 'exchange'] as const satisfies readonly Operation[];

const NO_EXCHANGE = {
  active: undefined,
  inactive: 'returnWizard.exchangeInactive',
  nothing: 'returnWizard.exchangeNothing',
} as const satisfies Readonly<Record<ExchangeOptions['status'], MessageId | undefined>>;

/** Whether the price of a row comes back, or another article in its place. Where no exchange could be had, it says why. */
export function OperationChoice({ order, row, choice, dispatch, ...ask }: OperationChoiceProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  const { rowKey, operation, quantity } = choice;
  const { load } = useExchangeOptions({ order, row, quantity });
  if (!isExchangeable(row)) return <p className="item-details">{intl.t('returnWizard.notExchangeable')}</p>;
  const refusal = findRefusal(load);
  return (
    <fieldset className="operations">
      <legend>{intl.t('returnWizard.operationLabel')}</legend>
      {OPERATIONS.map((name) => (
        <div key={name} className="operation">
          <input
            id={`${id}-${name}`}
            type="radio"
            name={id}
            value={name}
            checked={operation === name}
            disabled={name === 'exchange' && refusal?.isFinal === true}
            aria-required="true"
            onChange={() => dispatch({ type: 'setOperation', rowKey, operation: name })}
          />
          <label htmlFor={`${id}-${name}`}>{intl.t('returnWizard.operation', { operation: name })}</label>
        </div>
      ))}
      {refusal && operation === 'return' && (
        <Refusal
          text={intl.t(refusal.text)}
          isNew={ask.refusedKey === rowKey}
          onTold={ask.onTold}
          onTryAgain={refusal.isFinal ? undefined : () => ask.onTryAgain(rowKey)}
        />
      )}
    </fieldset>
  );
}

interface RefusalProps {
  readonly text: string;
  /** It has just turned out: the shopper is led to it. */
  readonly isNew: boolean;
  readonly onTold: () => void;
  readonly onTryAgain: (() => void) | undefined;
}

/** Why no exchange could be had, and that the item goes back for its price. */
function Refusal({ text, isNew, onTold, onTryAgain }: RefusalProps): ReactNode {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew) return;
    box.current?.focus();
    onTold();
  }, [isNew, onTold]);
  return (
    <MessageBox boxRef={box} tone="neutral" title={intl.t('returnWizard.exchangeRefused')}>
      <p>{text}</p>
      {onTryAgain && (
        <Button kind="text" onPress={onTryAgain}>
          {intl.t('failure.retry')}
        </Button>
      )}
    </MessageBox>
  );
}

/** Why there is no exchange; a final one is not asked for again. */
function findRefusal(load: ExchangeOptionsLoad): { readonly text: MessageId; readonly isFinal: boolean } | undefined {
  if (load.status === 'failed') return { text: 'returnWizard.exchangeFailed', isFinal: false };
  if (load.status === 'missing') return { text: 'returnWizard.exchangeFailed', isFinal: true };
  const text = load.status === 'ready' && NO_EXCHANGE[load.value.status];
  return text ? { text, isFinal: true } : undefined;
}
