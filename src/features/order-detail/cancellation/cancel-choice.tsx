import { useId, useMemo, useState, type ReactNode } from 'react';
import type { Order } from '../../../orders/model/order.js';
import { useElementContext, useIntl } from '../../../app/context/element-context.js';
import { formatItemName } from '../../../orders/item-words.js';
import { LineChoice } from '../../../orders/line-choice/line-choice.js';
import { useLineMarks } from './cancelled-lines.js';
import {
  getChosenCount,
  listCancelLines,
  listChosen,
  type CancellableLine,
  type CancelLine,
  type ChosenCounts,
} from './model/cancel-lines.js';

/** What the shopper chose in the dialog. */
export interface CancelChoiceState {
  /** Cancels some items rather than the whole order. */
  readonly isOfItems: boolean;
  readonly counts: ChosenCounts;
}

/** What the shopper chooses in the dialog. */
export interface Choosing {
  /** The lines to choose from; empty if only the whole order can be cancelled. */
  readonly lines: readonly CancellableLine[];
  readonly choice: CancelChoiceState;
  /** The chosen pieces; absent for the whole order. */
  readonly chosen: readonly CancelLine[] | undefined;
  readonly onChange: (choice: CancelChoiceState) => void;
}

const WHOLE_ORDER: CancelChoiceState = { isOfItems: false, counts: {} };

/**
 * What the shopper chooses to cancel. It stays while the dialog is closed.
 *
 * @param isDone the chosen items have their result: the next choice starts anew
 */
export function useCancelChoice(order: Order, isDone: boolean): Choosing {
  const context = useElementContext();
  const marks = useLineMarks(order);
  const [choice, onChange] = useState(WHOLE_ORDER);
  if (isDone && choice !== WHOLE_ORDER) onChange(WHOLE_ORDER);
  const isOn = context.isFlagOn('enablePartialCancel');
  const lines = useMemo(() => (isOn ? listCancelLines(order, marks) : []), [isOn, order, marks]);
  return {
    lines,
    choice,
    chosen: choice.isOfItems && lines.length > 0 ? listChosen(lines, choice.counts) : undefined,
    onChange,
  };
}

interface CancelChoiceProps {
  readonly lines: readonly CancellableLine[];
  readonly choice: CancelChoiceState;
  /** Says what is missing; the disabled button refers to it. */
  readonly choiceNoteId: string;
  readonly isNothingChosen: boolean;
  /** Not everything can still be cancelled. */
  readonly isInPart: boolean;
  /** What cancelling the whole order means. */
  readonly wholeText: string;
  readonly onChange: (choice: CancelChoiceState) => void;
}

/** The question what to cancel: the whole order, or some items with their quantities. */
export function CancelChoice(props: CancelChoiceProps): ReactNode {
  const { lines, choice, choiceNoteId, isNothingChosen, isInPart, wholeText, onChange } = props;
  const intl = useIntl();
  const name = useId();
  const { isOfItems, counts } = choice;
  const options = [
    { isOf: false, label: intl.t(isInPart ? 'cancelOrder.allPossible' : 'cancelOrder.wholeOrder') },
    { isOf: true, label: intl.t('cancelOrder.chooseItems') },
  ];
  return (
    <div className="cancel-choice">
      <fieldset>
        <legend className="for-reader">{intl.t('cancelOrder.chooseTitle')}</legend>
        {options.map(({ isOf, label }) => (
          <label className="line-check" key={label}>
            <input
              type="radio"
              name={name}
              value={isOf ? 'items' : 'order'}
              checked={isOf === isOfItems}
              onChange={() => onChange({ ...choice, isOfItems: isOf })}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <p>{isOfItems ? intl.t('cancelOrder.itemsConfirm') : wholeText}</p>
      {isOfItems && (
        <fieldset>
          <legend className="for-reader">{intl.t('cancelOrder.chooseItems')}</legend>
          {lines.map((line) => (
            <CancellableChoice
              key={line.item.key}
              line={line}
              count={getChosenCount(line, counts)}
              onChange={(count) => onChange({ ...choice, counts: { ...counts, [line.item.key]: count } })}
            />
          ))}
        </fieldset>
      )}
      {isOfItems && isNothingChosen && <p id={choiceNoteId}>{intl.t('cancelOrder.noItems')}</p>}
    </div>
  );
}

interface CancellableChoiceProps {
  readonly line: CancellableLine;
  readonly count: number;
  readonly onChange: (count: number) => void;
}

/** One line: whether to cancel it and, with several pieces, how many. A line that cannot be cancelled says so. */
function CancellableChoice({ line, count, onChange }: CancellableChoiceProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  const { item, most } = line;
  const name = formatItemName(item, intl);
  const isLimited = most < item.quantity;
  const quantityLabel = (
    <>
      {intl.t('cancelOrder.quantity')}
      <span className="for-reader">, {name}</span>
    </>
  );
  return (
    <LineChoice {...{ item, name, most, count, quantityLabel, onChange }} limitId={isLimited ? id : undefined}>
      <p className="item-details">{intl.t('order.pieces', { count: item.quantity })}</p>
      {isLimited && (
        <p className="item-details" id={id}>
          {most === 0 ? intl.t('cancelOrder.notCancellable') : intl.t('cancelOrder.upTo', { count: most })}
        </p>
      )}
    </LineChoice>
  );
}
