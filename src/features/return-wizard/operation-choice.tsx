import { useEffect, useRef, type ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import {
  isExchangeable,
  type Operation,
  type ReturnChoice,
  type ReturnRow,
} from '../../returns/model/return-choice.js';
import { useIntl } from '../../app/context/element-context.js';
import type { WizardAction } from '../../returns/store/return-wizard.js';
import type { ExchangeChoiceState } from './exchange/exchange-choice-state.js';
import type { ExchangeOptions } from './exchange/model/exchange-sku.js';
import { useExchangeOptions } from './exchange/use-exchange-options.js';
import type { MessageId } from '../../i18n/create-intl.js';
import type { ExchangeOptionsLoad } from './exchange/store/exchange-options.js';
import { Button } from '../../ui/button.js';
import { RadioPills } from './radio-pills.js';
import { MessageBox } from '../../ui/message-box.js';

export interface OperationChoiceProps extends ExchangeChoiceState {
  readonly order: Order;
  readonly row: ReturnRow;
  /** Tells the buttons of several rows apart. */
  readonly rowName: string;
  readonly choice: ReturnChoice;
  readonly dispatch: (action: WizardAction) => void;
}

const OPERATIONS = ['return', 'exchange'] as const satisfies readonly Operation[];

const NO_EXCHANGE = {
  active: undefined,
  inactive: 'returnWizard.exchangeInactive',
  nothing: 'returnWizard.exchangeNothing',
} as const satisfies Readonly<Record<ExchangeOptions['status'], MessageId | undefined>>;

/** The choice between refund and exchange for one row. Shows the reason if no exchange is available. */
export function OperationChoice({
  order,
  row,
  rowName,
  choice,
  dispatch,
  ...exchangeState
}: OperationChoiceProps): ReactNode {
  const intl = useIntl();
  const { rowKey, operation, quantity } = choice;
  const { load } = useExchangeOptions({ order, row, quantity });
  if (!isExchangeable(row)) return <p className="item-details">{intl.t('returnWizard.notExchangeable')}</p>;
  const refusal = findRefusal(load);
  return (
    <>
      <RadioPills
        className="operation"
        legend={intl.t('returnWizard.operationLabel')}
        options={OPERATIONS.map((name) => ({
          value: name,
          label: intl.t('returnWizard.operation', { operation: name }),
          isDisabled: name === 'exchange' && refusal?.isFinal === true,
        }))}
        value={operation}
        isRequired
        onChange={(name) =>
          dispatch({ type: 'setOperation', rowKey, operation: name === 'exchange' ? 'exchange' : 'return' })
        }
      />
      {refusal && operation === 'return' && (
        <Refusal
          text={intl.t(refusal.text)}
          rowName={rowName}
          isNew={exchangeState.refusedKey === rowKey}
          onAnnounced={exchangeState.onAnnounced}
          onTryAgain={refusal.isFinal ? undefined : () => exchangeState.onTryAgain(rowKey)}
        />
      )}
    </>
  );
}

interface RefusalProps {
  readonly text: string;
  readonly rowName: string;
  /** The refusal has just become known: move the focus to it. */
  readonly isNew: boolean;
  readonly onAnnounced: () => void;
  readonly onTryAgain: (() => void) | undefined;
}

/** Why no exchange is available, and that the item will be refunded instead. */
function Refusal({ text, rowName, isNew, onAnnounced, onTryAgain }: RefusalProps): ReactNode {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew) return;
    box.current?.focus();
    onAnnounced();
  }, [isNew, onAnnounced]);
  return (
    <MessageBox boxRef={box} tone="neutral" title={intl.t('returnWizard.exchangeRefused')}>
      <p>{text}</p>
      {onTryAgain && (
        <Button kind="text" label={`${intl.t('failure.retry')}, ${rowName}`} onPress={onTryAgain}>
          {intl.t('failure.retry')}
        </Button>
      )}
    </MessageBox>
  );
}

/** Why there is no exchange. A final refusal offers no retry. */
function findRefusal(load: ExchangeOptionsLoad): { readonly text: MessageId; readonly isFinal: boolean } | undefined {
  if (load.status === 'failed') return { text: 'returnWizard.exchangeFailed', isFinal: false };
  if (load.status === 'missing') return { text: 'returnWizard.exchangeFailed', isFinal: true };
  const text = load.status === 'ready' && NO_EXCHANGE[load.value.status];
  return text ? { text, isFinal: true } : undefined;
}
