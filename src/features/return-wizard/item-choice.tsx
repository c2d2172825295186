import { useId, useEffect, useRef, type ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import {
  LONGEST_TEXT,
  type ReturnChoice,
  type Operation,
  isExchangeable,
  type ReturnRow,
} from '../../returns/model/return-choice.js';
import { useIntl } from '../../app/context/element-context.js';
import { useOrderUrls } from '../../app/navigation/use-order-urls.js';
import type { WizardAction } from '../../returns/store/return-wizard.js';
import { ItemWords } from '../../orders/item-words.js';
import { Picture } from '../../ui/picture.js';
import { Select } from '../../ui/select.js';
import { TextArea } from '../../ui/text-area.js';
import type { ExchangeAsk } from './exchange/exchange-ask.js';
import type { ReasonKey } from '../../markets/returns/return-rules.js';
import type { ReturnRefusal } from '../../orders/model/order-details.js';
import { RefusalWords } from '../../orders/refusal-words.js';
import type { ExchangeOptions } from './exchange/model/exchange-sku.js';
import { useExchangeOptions } from './exchange/use-exchange-options.js';
import type { MessageId } from '../../i18n/create-intl.js';
import type { ExchangeOptionsLoad } from './exchange/store/exchange-options.js';
import { Button } from '../../ui/button.js';
import { RadioOption } from './radio-option.js';
import { MessageBox } from '../../ui/message-box.js';

export interface ItemChoiceProps {
  readonly order: Order;
  readonly row: ReturnRow;
  /** Absent if the row is not selected for return. */
  readonly choice: ReturnChoice | undefined;
  readonly reasonKeys: readonly ReasonKey[];
  readonly asksForText: boolean;
  /** Options of the choice between return and exchange; absent if every item can only be returned. */
  readonly exchange?: ExchangeAsk | undefined;
  readonly dispatch: (action: WizardAction) => void;
  /** Shown with the fields of a selected row. */
  readonly children?: ReactNode;
}

/** From this many characters before the limit on, a screen reader announces the counter every ten characters. */
const NEAR = 20;

/** One row with its checkbox. A selected row shows the remaining questions; a row that cannot be returned shows the reason. */
export function ItemChoice(props: ItemChoiceProps): ReactNode {
  const { order, row, choice, dispatch, children } = props;
  const intl = useIntl();
  const { toUrl, onPictureFail } = useOrderUrls();
  const id = useId();
  const [item] = row.items;
  const { key: rowKey, isReturnable, quantity, price, unit } = row;
  const shown = { ...item, quantity, ...(price !== undefined && { price }) };
  return (
    <li className="return-row">
      <label className="return-pick" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name="item"
          checked={choice !== undefined}
          disabled={!isReturnable}
          aria-labelledby={`${id}-words`}
          aria-describedby={isReturnable ? undefined : `${id}-why`}
          onChange={({ currentTarget }) => dispatch({ type: currentTarget.checked ? 'choose' : 'unchoose', rowKey })}
        />
        <Picture src={toUrl(item.image)} alt="" missing={intl.t('order.noPicture')} onFail={onPictureFail} />
        <span id={`${id}-words`}>
          <ItemWords item={shown} currency={order.currency} intl={intl} />
          {unit && (
            <span className="item-details">
              {intl.t('returnWizard.unit', { number: unit.number, count: unit.count })}
            </span>
          )}
        </span>
      </label>
      {!isReturnable && <RowRefusal id={`${id}-why`} refusal={row.refusal} />}
      {choice && (
        <ChoiceFields {...props} choice={choice} labelId={`${id}-words`}>
          {choice.reason !== undefined && props.exchange && (
            <OperationChoice order={order} row={row} choice={choice} dispatch={dispatch} {...props.exchange} />
          )}
          {children}
        </ChoiceFields>
      )}
    </li>
  );
}

interface ChoiceFieldsProps extends Omit<ItemChoiceProps, 'choice'> {
  readonly choice: ReturnChoice;
  /** Id of the element that labels the row. */
  readonly labelId: string;
  /** Shown beside the label. */
  readonly children: ReactNode;
}

/** Fields for quantity, reason and a free text. */
function ChoiceFields(props: ChoiceFieldsProps): ReactNode {
  const { row, choice, labelId, reasonKeys, asksForText, dispatch, children } = props;
  const intl = useIntl();
  const { rowKey, reason, text } = choice;
  const counts = Array.from({ length: row.returnable }, (_, index) => String(index + 1));
  const written = [...text].length;
  const left = LONGEST_TEXT - written;
  const count = intl.t('returnWizard.textCount', { count: written, most: LONGEST_TEXT });
  return (
    <div className="return-fields" role="group" aria-labelledby={labelId}>
      <Select
        name="reason"
        label={intl.t('returnWizard.reasonLabel')}
        value={reason ?? ''}
        placeholder={intl.t('returnWizard.chooseReason')}
        options={reasonKeys.map((key) => ({ value: key, label: intl.t(`returnReason.${key}`) }))}
        onChange={(key) => dispatch({ type: 'setReason', rowKey, reason: key })}
      />
      {counts.length > 1 && (
        <Select
          name="quantity"
          label={intl.t('returnWizard.quantityLabel')}
          value={String(choice.quantity)}
          options={counts.map((value) => ({ value, label: value }))}
          onChange={(value) => dispatch({ type: 'setQuantity', rowKey, quantity: Number(value) })}
        />
      )}
      {reason !== undefined && asksForText && (
        <TextArea
          name="text"
          label={intl.t('returnWizard.textLabel')}
          value={text}
          count={count}
          status={left <= NEAR && left % 10 === 0 ? count : ''}
          onChange={(next) => dispatch({ type: 'setText', rowKey, text: next })}
        />
      )}
      {children}
    </div>
  );
}

interface RowRefusalProps {
  readonly id: string;
  readonly refusal: ReturnRefusal | undefined;
}

/** Why a row cannot be returned: the service's text and link, or our own text if it sent none. */
function RowRefusal({ id, refusal }: RowRefusalProps): ReactNode {
  const intl = useIntl();
  const { toUrl } = useOrderUrls();
  return (
    <p className="return-why item-details" id={id} dir="auto">
      <RefusalWords refusal={refusal ?? { text: intl.t('returnWizard.notReturnable') }} href={toUrl(refusal?.url)} />
    </p>
  );
}

interface OperationChoiceProps extends ExchangeAsk {
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

/** The choice between refund and exchange for one row. Shows the reason if no exchange is available. */
function OperationChoice({ order, row, choice, dispatch, ...ask }: OperationChoiceProps): ReactNode {
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
        <RadioOption
          key={name}
          id={`${id}-${name}`}
          name={id}
          value={name}
          checked={operation === name}
          disabled={name === 'exchange' && refusal?.isFinal === true}
          aria-required="true"
          onChange={() => dispatch({ type: 'setOperation', rowKey, operation: name })}
        >
          {intl.t('returnWizard.operation', { operation: name })}
        </RadioOption>
      ))}
      {refusal && operation === 'return' && (
        <Refusal
          text={intl.t(refusal.text)}
          isNew={ask.refusedKey === rowKey}
          onAnnounced={ask.onAnnounced}
          onTryAgain={refusal.isFinal ? undefined : () => ask.onTryAgain(rowKey)}
        />
      )}
    </fieldset>
  );
}

interface RefusalProps {
  readonly text: string;
  /** The refusal has just become known: move the focus to it. */
  readonly isNew: boolean;
  readonly onAnnounced: () => void;
  readonly onTryAgain: (() => void) | undefined;
}

/** Why no exchange is available, and that the item will be refunded instead. */
function Refusal({ text, isNew, onAnnounced, onTryAgain }: RefusalProps): ReactNode {
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
        <Button kind="text" onPress={onTryAgain}>
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
