import { useId, type ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import { LONGEST_TEXT, type ReturnChoice } from '../../returns/model/return-choice.js';
import type { ReturnRow } from '../../returns/model/return-row.js';
import { useIntl } from '../../app/context/scope-context.js';
import { useOrderUrls } from '../../app/navigation/use-order-urls.js';
import type { WizardAction } from '../../returns/store/return-wizard.js';
import { ItemWords } from '../../orders/item-words.js';
import { Picture } from '../../ui/picture.js';
import { Select } from '../../ui/select.js';
import { TextArea } from '../../ui/text-area.js';
import type { ExchangeAsk } from './exchange/exchange-ask.js';
import { OperationChoice } from './operation-choice.js';
import type { ReturnRefusal } from '../../orders/model/order-details.js';
import { RefusalWords } from '../../orders/refusal-words.js';

export interface ItemChoiceProps {
  readonly order: Order;
  readonly row: ReturnRow;
  /** Absent while the row stays. */
  readonly choice: ReturnChoice | undefined;
  readonly reasonKeys: readonly string[];
  readonly asksForText: boolean;
  /** Whether to return or to exchange is asked about; absent where everything is a return. */
  readonly exchange?: ExchangeAsk | undefined;
  readonly dispatch: (action: WizardAction) => void;
}

/** From so many signs before the end on, the counter is read out, every ten. */
const NEAR = 20;

/** One row: chosen by its box, it unfolds what else there is to say. What cannot go back says why. */
export function ItemChoice(props: ItemChoiceProps): ReactNode {
  const { order, row, choice, dispatch } = props;
  const intl = useIntl();
  const { toUrl, onPictureFail } = useOrderUrls();
  const id = useId();
  const [item] = row.items;
  const { key: rowKey, isReturnable, quantity, price } = row;
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
        </span>
      </label>
      {!isReturnable && <RowRefusal id={`${id}-why`} refusal={row.refusal} />}
      {choice && (
        <ChoiceFields {...props} choice={choice} labelId={`${id}-words`}>
          {choice.reason !== undefined && props.exchange && (
            <OperationChoice order={order} row={row} choice={choice} dispatch={dispatch} {...props.exchange} />
          )}
        </ChoiceFields>
      )}
    </li>
  );
}

interface ChoiceFieldsProps extends Omit<ItemChoiceProps, 'choice'> {
  readonly choice: ReturnChoice;
  /** Id of what the row is called. */
  readonly labelId: string;
  /** What there is to say beside it. */
  readonly children: ReactNode;
}

/** How many, why, and in the shopper's own words. */
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
        options={reasonKeys.map((key) => ({ value: key, label: intl.t('returnWizard.reason', { reason: key }) }))}
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
          news={left <= NEAR && left % 10 === 0 ? count : ''}
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

/** Why a row cannot go back: in the service's words with their link, or in ours where it sent none. */
function RowRefusal({ id, refusal }: RowRefusalProps): ReactNode {
  const intl = useIntl();
  const { toUrl } = useOrderUrls();
  return (
    <p className="return-why item-details" id={id} dir="auto">
      <RefusalWords refusal={refusal ?? { text: intl.t('returnWizard.notReturnable') }} href={toUrl(refusal?.url)} />
    </p>
  );
}
