import { useId, type ReactNode } from 'react';
import { Select } from '../../ui/select.js';
import type { OrderItem } from '../model/order.js';

export interface LineChoiceProps {
  readonly item: OrderItem;
  readonly name: string;
  /** Shown beside the name. */
  readonly picture?: ReactNode;
  /** How many pieces can be chosen; if 0, the checkbox is disabled. */
  readonly most: number;
  /** How many pieces are chosen. */
  readonly count: number;
  readonly quantityLabel: ReactNode;
  /** The id of the text in `children` that says how many pieces can be chosen. */
  readonly limitId?: string | undefined;
  /** Shown below the name. */
  readonly children?: ReactNode;
  readonly onChange: (count: number) => void;
}

/** One line of an order to choose: a checkbox and, if it has several pieces, their number. Its style sheet is `line-choice.css`. */
export function LineChoice(props: LineChoiceProps): ReactNode {
  const { item, name, picture, most, count, quantityLabel, limitId, children, onChange } = props;
  const id = useId();
  const counts = Array.from({ length: most }, (_, index) => String(index + 1));
  return (
    <div className="line-choice">
      <div className="line-check">
        <input
          id={id}
          type="checkbox"
          name={`item ${item.key}`}
          checked={count > 0}
          disabled={most === 0}
          aria-describedby={limitId}
          onChange={(event) => onChange(event.currentTarget.checked ? most : 0)}
        />
        {picture}
        <div>
          <label htmlFor={id} dir="auto">
            {name}
          </label>
          {children}
        </div>
      </div>
      {count > 0 && most > 1 && (
        <Select
          name={`quantity ${item.key}`}
          label={quantityLabel}
          value={String(count)}
          options={counts.map((value) => ({ value, label: value }))}
          onChange={(value) => onChange(Number(value))}
        />
      )}
    </div>
  );
}
