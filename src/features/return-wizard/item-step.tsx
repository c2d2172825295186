import { Fragment, useCallback, useState, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { DisplayStatus, Order } from '../../orders/model/order.js';
import { areChoicesReady, groupChoices, type ReturnRow } from '../../returns/model/return-choice.js';
import { isSplittable } from '../../returns/model/return-units.js';
import type { ReasonKey } from '../../markets/returns/return-rules.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import type { WizardResult } from './return-wizard-controller.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { formatItemName } from '../../orders/item-words.js';
import type { WizardProgress } from '../../returns/store/return-wizard.js';
import { Icon } from '../../ui/icon.js';
import { CLOCK_ICON } from '../../ui/icons/clock-icon.js';
import type { ExchangeChoiceState } from './exchange/exchange-choice-state.js';
import { ItemChoice, RowItem, RowLabel } from './item-choice.js';
import { RefundLines } from './review/refund-lines.js';
import { countChosen, WizardSummary } from './wizard-summary.js';
import { RadioPills } from './radio-pills.js';
import { Refusal } from '../../orders/refusal.js';

export interface ItemStepProps {
  readonly order: Order;
  readonly rows: readonly ReturnRow[];
  readonly reasonKeys: readonly ReasonKey[];
  readonly asksForText: boolean;
  /** Days after the order during which an item can be returned. */
  readonly windowDays: number;
  readonly exchange?: ExchangeChoiceState | undefined;
  readonly wizard: WizardResult;
  readonly onContinue: () => void;
}

/** The step that selects the items, their quantities and the reasons. */
export function ItemStep(props: ItemStepProps): ReactNode {
  const { order, rows, reasonKeys, asksForText, windowDays, exchange, wizard, onContinue } = props;
  const intl = useIntl();
  const context = useElementContext();
  const { progress, dispatch } = wizard;
  const { choices } = progress;
  const getSwitch = useUnitSwitch(dispatch);
  const offered = rows.filter(({ isReturnable }) => isReturnable);
  const isOffered = offered.length > 0;
  const count = countChosen(choices);
  return (
    <div className="order-columns">
      <div className="order-main">
        {context.isFlagOn('showCovidMessaging') && (
          <p className="notice return-notice">
            <Icon shape={CLOCK_ICON} />
            <span>{intl.t('returnWizard.windowDays', { days: windowDays })}</span>
          </p>
        )}
        {isOffered && <p className="item-details">{intl.t('returnWizard.required')}</p>}
        {isOffered && (
          <ul className="return-rows">
            {offered.map((row) => (
              <Fragment key={row.key}>
                {row.unit?.number === 1 && (
                  <li className="return-row">
                    <p className="item-title" dir="auto">
                      {formatItemName(row.items[0], intl)}
                    </p>
                    <UnitsChoice {...getSwitch(row.unit.rowKey)} items={row.items} isSplit />
                  </li>
                )}
                <ItemChoice
                  order={order}
                  row={row}
                  choice={choices.find(({ rowKey }) => rowKey === row.key)}
                  reasonKeys={reasonKeys}
                  asksForText={asksForText}
                  exchange={exchange}
                  dispatch={dispatch}
                >
                  {isSplittable(row) && <UnitsChoice {...getSwitch(row.key)} items={row.items} isSplit={false} />}
                </ItemChoice>
              </Fragment>
            ))}
          </ul>
        )}
        <RefusedItems order={order} rows={rows.filter(({ isReturnable }) => !isReturnable)} hasHeading={isOffered} />
      </div>
      {isOffered && (
        <WizardSummary
          choices={choices}
          action={count > 0 ? intl.t('returnWizard.continueWith', { count }) : intl.t('returnWizard.continue')}
          why={formatWhyNot(progress, intl)}
          onAction={onContinue}
        >
          <RefundLines order={order} rows={rows} choices={choices} />
        </WizardSummary>
      )}
    </div>
  );
}

/** Returns the functions that switch a row between one selection and a selection for each unit; the focus follows the choice. */
function useUnitSwitch(
  dispatch: WizardResult['dispatch'],
): (rowKey: string) => Omit<UnitsChoiceProps, 'items' | 'isSplit'> {
  const [movedKey, setMovedKey] = useState<string>();
  const handleFocused = useCallback(() => setMovedKey(undefined), []);
  return (rowKey) => ({
    isMoved: movedKey === rowKey,
    onFocused: handleFocused,
    onSwitch(isSplit) {
      setMovedKey(rowKey);
      dispatch({ type: isSplit ? 'split' : 'join', rowKey });
    },
  });
}

/** What is missing in the first incomplete row, to which a press of the button leads; undefined if nothing is missing. */
function formatWhyNot({ choices }: WizardProgress, intl: Intl18n): string | undefined {
  if (areChoicesReady(choices)) return undefined;
  const open = choices.find((choice) => !areChoicesReady([choice]));
  if (!open) return intl.t('returnWizard.whyNoItem');
  const undecided = choices.filter(({ operation }) => operation === undefined);
  if (undecided.includes(open)) return intl.t('returnWizard.whyNoOperation', { count: undecided.length });
  const { noReason, noQuantity } = groupChoices(choices);
  if (noReason.includes(open)) return intl.t('returnWizard.whyNoReason', { count: noReason.length });
  return intl.t('returnWizard.whyNoQuantity', { count: noQuantity.length });
}

interface RefusedItemsProps {
  readonly order: Order;
  readonly rows: readonly ReturnRow[];
  /** The rows follow returnable ones. Without those, the heading of the screen already describes them. */
  readonly hasHeading: boolean;
}

/** The items that cannot be returned, each with its reason. */
function RefusedItems({ order, rows, hasHeading }: RefusedItemsProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section className="return-refused" aria-labelledby={hasHeading ? id : undefined}>
      {hasHeading && (
        <h3 className="side-title" part="heading" id={id}>
          {intl.t('returnWizard.refused')}
        </h3>
      )}
      <ul className="return-rows">
        {rows.map((row) => (
          <li className="return-row is-refused" key={row.key}>
            <RowItem order={order} row={row} />
            <RowRefusal row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Why a row cannot be returned: the service's text and link, or that the shopper has not received it yet. Renders nothing if no reason is
 * known.
 */
function RowRefusal({ row: { items, refusal } }: { readonly row: ReturnRow }): ReactNode {
  const intl = useIntl();
  const isAwaited = items.every(({ status }) => AWAITED.has(status));
  const reason = refusal ?? (isAwaited && { text: intl.t('returnWizard.notYet') });
  return reason && <Refusal refusal={reason} className="return-why item-details" />;
}

/** Statuses of lines that the shopper does not have yet. */
const AWAITED: ReadonlySet<DisplayStatus> = new Set([
  'ordered',
  'orderConfirmed',
  'preparingShipment',
  'shipped',
  'readyForPickUp',
]);

interface UnitsChoiceProps {
  /** The order lines of the units. */
  readonly items: ReturnRow['items'];
  /** Each unit has a selection of its own. */
  readonly isSplit: boolean;
  /** The shopper has just switched, and the choice moved in the page: move the focus to it. */
  readonly isMoved: boolean;
  readonly onFocused: () => void;
  readonly onSwitch: (isSplit: boolean) => void;
}

/** Whether one selection applies to all units of an item, or each unit has its own. */
function UnitsChoice({ items, isSplit, isMoved, onFocused, onSwitch }: UnitsChoiceProps): ReactNode {
  const intl = useIntl();
  const checked = useRef<HTMLInputElement>(null);
  // A layout effect: runs before the browser notices that the focused option was removed.
  useLayoutEffect(() => {
    if (!isMoved) return;
    checked.current?.focus();
    onFocused();
  }, [isMoved, onFocused]);
  return (
    <RadioPills
      className="units"
      legend={<RowLabel row={{ items }} text={intl.t('returnWizard.unitsLabel')} />}
      options={[
        { value: 'all', label: intl.t('returnWizard.sameForAll') },
        { value: 'each', label: intl.t('returnWizard.chooseForEach') },
      ]}
      value={isSplit ? 'each' : 'all'}
      checkedRef={checked}
      onChange={(value) => onSwitch(value === 'each')}
    />
  );
}
