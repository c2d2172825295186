import { Fragment, useCallback, useState, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Order } from '../../orders/model/order.js';
import { areChoicesReady, groupChoices, type ReturnRow } from '../../returns/model/return-choice.js';
import { isSplittable } from '../../returns/model/return-units.js';
import type { ReasonKey } from '../../markets/returns/return-rules.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import type { WizardResult } from './return-wizard-controller.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import type { WizardProgress } from '../../returns/store/return-wizard.js';
import { Icon } from '../../ui/icon.js';
import { CLOCK_ICON } from '../../ui/icons/clock-icon.js';
import type { ExchangeAsk } from './exchange/exchange-ask.js';
import { ItemChoice } from './item-choice.js';
import { RefundLines } from './review/refund-lines.js';
import { WizardSummary } from './wizard-summary.js';
import { RadioOption } from './radio-option.js';

export interface ItemStepProps {
  readonly order: Order;
  readonly rows: readonly ReturnRow[];
  readonly reasonKeys: readonly ReasonKey[];
  readonly asksForText: boolean;
  /** Days after the order during which an item can be returned. */
  readonly windowDays: number;
  readonly exchange?: ExchangeAsk | undefined;
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
  const isOffered = rows.some(({ isReturnable }) => isReturnable);
  return (
    <div className="order-columns">
      <div className="order-main">
        {context.isFlagOn('showCovidMessaging') && (
          <p className="notice return-notice">
            <Icon shape={CLOCK_ICON} />
            <span>{intl.t('returnWizard.windowDays', { days: windowDays })}</span>
          </p>
        )}
        <p className="item-details">{intl.t(isOffered ? 'returnWizard.required' : 'returnWizard.nothing')}</p>
        <ul className="return-rows">
          {rows.map((row) => (
            <Fragment key={row.key}>
              {row.unit?.number === 1 && (
                <li className="return-row">
                  <UnitsChoice {...getSwitch(row.unit.rowKey)} isSplit />
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
                {isSplittable(row) && <UnitsChoice {...getSwitch(row.key)} isSplit={false} />}
              </ItemChoice>
            </Fragment>
          ))}
        </ul>
      </div>
      {isOffered && (
        <WizardSummary
          choices={choices}
          action={intl.t('returnWizard.continue')}
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
function useUnitSwitch(dispatch: WizardResult['dispatch']): (rowKey: string) => Omit<UnitsChoiceProps, 'isSplit'> {
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

/** What is missing before the shopper can continue; absent if nothing is. */
function formatWhyNot({ choices }: WizardProgress, intl: Intl18n): string | undefined {
  if (areChoicesReady(choices)) return undefined;
  if (choices.length === 0) return intl.t('returnWizard.whyNoItem');
  const { noReason, noQuantity, noOperation } = groupChoices(choices);
  if (noReason.length > 0) return intl.t('returnWizard.whyNoReason', { count: noReason.length });
  if (noQuantity.length > 0) return intl.t('returnWizard.whyNoQuantity', { count: noQuantity.length });
  return intl.t('returnWizard.whyNoOperation', { count: noOperation.length });
}

interface UnitsChoiceProps {
  /** Each unit has a selection of its own. */
  readonly isSplit: boolean;
  /** The shopper has just switched, and the choice moved in the page: move the focus to it. */
  readonly isMoved: boolean;
  readonly onFocused: () => void;
  readonly onSwitch: (isSplit: boolean) => void;
}

const OPTIONS = [
  { value: 'all', isSplit: false, text: 'returnWizard.sameForAll' },
  { value: 'each', isSplit: true, text: 'returnWizard.chooseForEach' },
] as const;

/** Whether one selection applies to all units of an item, or each unit has its own. */
function UnitsChoice({ isSplit, isMoved, onFocused, onSwitch }: UnitsChoiceProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  const checked = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isMoved) return;
    checked.current?.focus();
    onFocused();
  }, [isMoved, onFocused]);
  return (
    <fieldset className="operations">
      <legend>{intl.t('returnWizard.unitsLabel')}</legend>
      {OPTIONS.map(({ value, text, ...option }) => (
        <RadioOption
          key={value}
          inputRef={option.isSplit === isSplit ? checked : undefined}
          id={`${id}-${value}`}
          name={id}
          value={value}
          checked={option.isSplit === isSplit}
          onChange={() => onSwitch(option.isSplit)}
        >
          {intl.t(text)}
        </RadioOption>
      ))}
    </fieldset>
  );
}
