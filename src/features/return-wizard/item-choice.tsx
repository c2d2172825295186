import { useLayoutEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import { LONGEST_TEXT, type ReturnChoice, type ReturnRow } from '../../returns/model/return-choice.js';
import { useIntl } from '../../app/context/element-context.js';
import { useOrderUrls } from '../../app/navigation/use-order-urls.js';
import type { WizardAction } from '../../returns/store/return-wizard.js';
import { formatItemName, ItemWords } from '../../orders/item-words.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { Picture } from '../../ui/picture.js';
import { Select } from '../../ui/select.js';
import { TextArea } from '../../ui/text-area.js';
import type { ExchangeChoiceState } from './exchange/exchange-choice-state.js';
import type { ReasonKey } from '../../markets/returns/return-rules.js';
import { Button } from '../../ui/button.js';
import { OperationChoice } from './operation-choice.js';
import { RadioPills } from './radio-pills.js';

export interface ItemChoiceProps {
  readonly order: Order;
  readonly row: ReturnRow;
  /** Absent if the row is not selected for return. */
  readonly choice: ReturnChoice | undefined;
  readonly reasonKeys: readonly ReasonKey[];
  readonly asksForText: boolean;
  /** Options of the choice between return and exchange; absent if every item can only be returned. */
  readonly exchange?: ExchangeChoiceState | undefined;
  readonly dispatch: (action: WizardAction) => void;
  /** Shown with the fields of a selected row. */
  readonly children?: ReactNode;
}

/** One row with its checkbox. A selected row shows the remaining questions. */
export function ItemChoice(props: ItemChoiceProps): ReactNode {
  const { order, row, choice, dispatch } = props;
  const id = useId();
  const { key: rowKey } = row;
  return (
    <li className={choice ? 'return-row is-chosen' : 'return-row'}>
      <label className="return-pick" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name="item"
          checked={choice !== undefined}
          aria-labelledby={`${id}-words`}
          onChange={({ currentTarget }) => dispatch({ type: currentTarget.checked ? 'choose' : 'unchoose', rowKey })}
        />
        <RowItem id={`${id}-words`} order={order} row={row} />
      </label>
      {choice && <ChoiceFields {...props} choice={choice} labelId={`${id}-words`} />}
    </li>
  );
}

export interface RowItemProps {
  /** Id of the text. */
  readonly id?: string;
  readonly order: Order;
  readonly row: ReturnRow;
}

/** Picture and text of a row. */
export function RowItem({ id, order, row }: RowItemProps): ReactNode {
  const intl = useIntl();
  const { toUrl, onPictureFail } = useOrderUrls();
  const { quantity, price, unit } = row;
  const [item] = row.items;
  return (
    <>
      <Picture src={toUrl(item.image)} alt="" missing={intl.t('order.noPicture')} onFail={onPictureFail} />
      <span id={id}>
        <ItemWords
          item={{ ...item, quantity, ...(price !== undefined && { price }) }}
          currency={order.currency}
          intl={intl}
        />
        {unit && (
          <span className="item-details">
            {intl.t('returnWizard.unit', { number: unit.number, count: unit.count })}
          </span>
        )}
      </span>
    </>
  );
}

export interface RowLabelProps {
  readonly row: Pick<ReturnRow, 'items' | 'unit'>;
  readonly text: string;
}

/** The label of a field, with the row's name for screen reader users: each row has the same fields. */
export function RowLabel({ row, text }: RowLabelProps): ReactNode {
  const intl = useIntl();
  return (
    <>
      {text}
      <span className="for-reader">, {formatRowName(row, intl)}</span>
    </>
  );
}

/** Names a row to screen reader users. */
function formatRowName({ items: [item], unit }: RowLabelProps['row'], intl: Intl18n): string {
  const unitName = unit && intl.t('returnWizard.unit', { number: unit.number, count: unit.count });
  return [formatItemName(item, intl), unitName].filter(Boolean).join(', ');
}

interface ChoiceFieldsProps extends ItemChoiceProps {
  readonly choice: ReturnChoice;
  /** Id of the element that labels the row. */
  readonly labelId: string;
}

/** What to do with the items of a row, why, how many of them, and a note. */
function ChoiceFields(props: ChoiceFieldsProps): ReactNode {
  const { order, row, choice, labelId, reasonKeys, asksForText, exchange, dispatch, children } = props;
  const intl = useIntl();
  const { rowKey, reason, text } = choice;
  const counts = Array.from({ length: row.returnableQuantity }, (_, index) => String(index + 1));
  return (
    <div className="return-fields" role="group" aria-labelledby={labelId}>
      {exchange && (
        <OperationChoice {...{ order, row, choice, dispatch }} rowName={formatRowName(row, intl)} {...exchange} />
      )}
      <ReasonChoice
        row={row}
        keys={reasonKeys}
        value={reason}
        onChange={(key) => dispatch({ type: 'setReason', rowKey, reason: key })}
      />
      {counts.length > 1 && (
        <Select
          name="quantity"
          label={<RowLabel row={row} text={intl.t('returnWizard.quantityLabel')} />}
          value={String(choice.quantity)}
          options={counts.map((value) => ({ value, label: value }))}
          onChange={(value) => dispatch({ type: 'setQuantity', rowKey, quantity: Number(value) })}
        />
      )}
      {children}
      {reason !== undefined && asksForText && (
        <Note row={row} text={text} onChange={(next) => dispatch({ type: 'setText', rowKey, text: next })} />
      )}
    </div>
  );
}

/** More reasons than this are a list to open: as pills they would fill the screen. */
const MOST_PILLS = 8;

interface ReasonChoiceProps {
  readonly row: ReturnRow;
  readonly keys: readonly ReasonKey[];
  readonly value: string | undefined;
  readonly onChange: (key: string) => void;
}

/** The reasons of the market. */
function ReasonChoice({ row, keys, value, onChange }: ReasonChoiceProps): ReactNode {
  const intl = useIntl();
  const label = intl.t('returnWizard.reasonLabel');
  const options = keys.map((key) => ({ value: key, label: intl.t(`returnReason.${key}`) }));
  if (options.length <= MOST_PILLS) {
    return (
      <RadioPills className="reasons" legend={label} options={options} value={value} isRequired onChange={onChange} />
    );
  }
  return (
    <Select
      name="reason"
      label={<RowLabel row={row} text={label} />}
      value={value ?? ''}
      placeholder={intl.t('returnWizard.chooseReason')}
      options={options}
      onChange={onChange}
    />
  );
}

/** From this many characters before the limit on, a screen reader announces the counter every ten characters. */
const FEW_LEFT = 20;

interface NoteProps {
  readonly row: ReturnRow;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** The shopper's own words: a button until they add some, then the field. */
function Note({ row, text, onChange }: NoteProps): ReactNode {
  const intl = useIntl();
  const action = intl.t('returnWizard.addNote');
  const [isOpen, setOpen] = useState(text !== '');
  const wasOpen = useRef(isOpen);
  const field = useRef<HTMLDivElement>(null);
  // A layout effect: it runs before the browser notices that the focused button is gone.
  useLayoutEffect(() => {
    if (isOpen && !wasOpen.current) field.current?.querySelector('textarea')?.focus();
  }, [isOpen]);
  if (!isOpen) {
    return (
      <Button kind="text" label={`${action}, ${formatRowName(row, intl)}`} onPress={() => setOpen(true)}>
        {action}
      </Button>
    );
  }
  const written = [...text].length;
  const left = LONGEST_TEXT - written;
  const count = intl.t('returnWizard.textCount', { count: written, most: LONGEST_TEXT });
  return (
    <div ref={field}>
      <TextArea
        name="text"
        label={<RowLabel row={row} text={intl.t('returnWizard.textLabel')} />}
        value={text}
        count={count}
        status={left <= FEW_LEFT && left % 10 === 0 ? count : ''}
        onChange={onChange}
      />
    </div>
  );
}
