import { useId, type ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import { findRefundWait, type RefundWait } from '../../returns/model/refund-progress.js';
import type { MethodRules, ReturnMethod, GuestPrompt } from '../../returns/model/return-method.js';
import type { ReturnRow } from '../../returns/model/return-choice.js';
import { useIntl, useElementContext, useSelector } from '../../app/context/element-context.js';
import { trackChoice } from '../../app/context/track.js';
import { useReturnMethods } from '../../returns/use-return-methods.js';
import { type ExchangePreviewResult, formatPreviewWait } from './exchange/use-exchange-preview.js';
import { RefundLines } from './review/refund-lines.js';
import { sumUpExchange } from './exchange/sum-up-exchange.js';
import type { Wizard } from './use-wizard.js';
import { WizardSummary } from './wizard-summary.js';
import { useHelpLink } from '../../app/context/use-is-mobile.js';
import { Button } from '../../ui/button.js';
import { ExternalLink } from '../../ui/external-link.js';
import { MessageBox } from '../../ui/message-box.js';
import { signInFromOrder } from '../../orders/leave-order.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { formatMethodPrice, formatMethod } from '../../i18n/format-method.js';
import { formatRefundWait } from '../../i18n/format-refund-wait.js';
import { Icon, type IconShape } from '../../ui/icon.js';
import { CLOCK_ICON } from '../../ui/icons/clock-icon.js';
import { PARCEL_ICON, TRUCK_ICON, STORE_ICON } from '../../ui/icons/truck-icon.js';
import { findUnknownCarrier, formatMethodInfo, formatMethodText } from './format-method-text.js';

export interface MethodStepProps {
  readonly order: Order;
  readonly rows: readonly ReturnRow[];
  readonly rules: MethodRules;
  readonly wizard: Pick<Wizard, 'progress' | 'dispatch' | 'next'>;
  /** The preview of all exchanges of this return. */
  readonly preview: ExchangePreviewResult;
  readonly isBusy: boolean;
  readonly onContinue: (method: ReturnMethod) => void;
}

/** The choice of the return method with its cost. If no step follows, its button submits the return. */
export function MethodStep({ order, rows, rules, wizard, preview, isBusy, onContinue }: MethodStepProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { isLoading, methods, prompt } = useReturnMethods(order, rules);
  const { choices, methodId } = wizard.progress;
  const chosen = isLoading ? undefined : methods.find(({ id }) => id === methodId);
  const plan = { order, rows, choices, price: chosen?.price };
  const findWait = useRefundWait(order);
  const brings = choices.some(({ operation }) => operation !== 'exchange');

  function handleChoose({ id, name }: ReturnMethod): void {
    trackChoice(context, 'return-method', name);
    wizard.dispatch({ type: 'setMethod', methodId: id });
  }

  return (
    <div className="order-columns">
      <div className="order-main">
        {isLoading ? (
          <MethodSkeleton />
        ) : (
          <>
            {prompt && <GuestPromptBox prompt={prompt} />}
            {methods.length === 0 && <NoMethod />}
            <MethodList
              methods={methods}
              chosen={chosen}
              findWait={brings ? findWait : undefined}
              onChoose={handleChoose}
            />
          </>
        )}
      </div>
      {(isLoading || methods.length > 0) && (
        <WizardSummary
          choices={choices}
          action={intl.t(wizard.next ? 'returnWizard.continue' : 'returnMethod.submit')}
          why={
            chosen
              ? formatPreviewWait(preview, intl)
              : intl.t(isLoading ? 'returnMethod.whyLoading' : 'returnMethod.whyNoMethod')
          }
          isBusy={isBusy}
          onAction={() => chosen && onContinue(chosen)}
        >
          <RefundLines {...plan} difference={sumUpExchange(plan, preview).difference} />
        </WizardSummary>
      )}
    </div>
  );
}

interface MethodListProps {
  readonly methods: readonly ReturnMethod[];
  readonly chosen: ReturnMethod | undefined;
  /** How long a refund takes with each method; absent if there is nothing to refund. */
  readonly findWait: ((name: ReturnMethod['name']) => RefundWait | undefined) | undefined;
  readonly onChoose: (method: ReturnMethod) => void;
}

function MethodList({ methods, chosen, findWait, onChoose }: MethodListProps): ReactNode {
  const intl = useIntl();
  const group = useId();
  if (methods.length === 0) return null;
  return (
    <fieldset className="methods">
      <legend className="for-reader">{intl.t('returnWizard.methodHeading')}</legend>
      {methods.map((method) => (
        <MethodCard
          key={method.id}
          group={group}
          method={method}
          wait={findWait?.(method.name)}
          isChosen={method === chosen}
          onChoose={() => onChoose(method)}
        />
      ))}
    </fieldset>
  );
}

/** A placeholder as high as the method cards. */
function MethodSkeleton(): ReactNode {
  return (
    <div className="methods" aria-hidden="true">
      <div className="skeleton method-skeleton" />
      <div className="skeleton method-skeleton" />
    </div>
  );
}

/** Returns how long the refund of the new return takes with each method; undefined until the market's rules are loaded. */
function useRefundWait(order: Order): (methodName: string) => RefundWait | undefined {
  const market = useSelector(useElementContext().settings, (settings) => settings.market);
  // Earlier returns of the order do not affect this one.
  return (methodName) =>
    market && findRefundWait({ ...order, groups: [], goesToStore: methodName === 'returnToStore' }, market);
}

/** No return method is available any more. Names the contact to ask. */
function NoMethod(): ReactNode {
  const intl = useIntl();
  const { phone, contact } = useHelpLink();
  const href = phone ?? contact;
  return (
    <MessageBox tone="neutral" title={intl.t('returnMethod.noneTitle')}>
      <p>{intl.t('returnMethod.none')}</p>
      {href !== undefined && (
        <p>
          <ExternalLink href={href}>{intl.t('failure.contact')}</ExternalLink>
        </p>
      )}
    </MessageBox>
  );
}

/** What a guest would save by signing in; logged-out members see their own text. */
function GuestPromptBox({ prompt }: { readonly prompt: GuestPrompt }): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  return (
    <div className="guest-prompt">
      <p>{formatPrompt(prompt, intl)}</p>
      <Button kind="secondary" onPress={() => signInFromOrder(context)}>
        {intl.t('orderDetail.signIn')}
      </Button>
    </div>
  );
}

function formatPrompt(prompt: GuestPrompt, intl: Intl18n): string {
  if (prompt.kind === 'avoidFee') {
    return intl.t('returnMethod.avoidFee', { price: intl.money(prompt.amount, prompt.currency) });
  }
  return intl.t(prompt.kind === 'loggedOut' ? 'returnMethod.loggedOut' : 'returnMethod.signIn');
}

interface MethodCardProps {
  /** Name of the radio group. */
  readonly group: string;
  readonly method: ReturnMethod;
  /** How long the refund takes with this method; absent if there is no refund or the time is unknown. */
  readonly wait: RefundWait | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const ICONS: Readonly<Record<ReturnMethod['name'], IconShape>> = {
  returnToStore: STORE_ICON,
  upsDropoff: PARCEL_ICON,
  upsPickup: TRUCK_ICON,
  sagawaPickup: TRUCK_ICON,
  courierPickup: TRUCK_ICON,
};

/** One return method: its name, what happens, its cost and when the refund arrives. */
function MethodCard({ group, method, wait, isChosen, onChoose }: MethodCardProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  const { name, price, isRefundedToGiftCard } = method;
  const unknownCarrier = findUnknownCarrier(method, intl);
  // Describe the radio button only by what distinguishes the methods; what happens with each method is shown below its name.
  const described = [unknownCarrier && 'carrier', 'price', isRefundedToGiftCard && 'gift', wait && 'wait'].filter(
    Boolean,
  );
  return (
    <div className="method" part="method">
      <input
        id={id}
        type="radio"
        name={group}
        value={method.id}
        checked={isChosen}
        aria-describedby={described.map((name) => `${id}-${name}`).join(' ')}
        onChange={onChoose}
      />
      <Icon shape={ICONS[name]} />
      <div className="method-text">
        <label htmlFor={id}>{formatMethod(method, intl)}</label>
        <div className="item-details">
          {unknownCarrier !== undefined && (
            <p id={`${id}-carrier`} dir="auto">
              {unknownCarrier}
            </p>
          )}
          <p>{formatMethodText(method, intl)}</p>
          <p>{formatMethodInfo(method, intl)}</p>
          {isRefundedToGiftCard && <p id={`${id}-gift`}>{intl.t('returnMethod.giftCard')}</p>}
        </div>
      </div>
      <p className="method-price" part="price" id={`${id}-price`}>
        {formatMethodPrice(price, intl)}
      </p>
      {wait && (
        <p className="method-footer item-details" id={`${id}-wait`}>
          <Icon shape={CLOCK_ICON} />
          <span>{formatRefundWait(intl, wait)}</span>
        </p>
      )}
    </div>
  );
}
