import { useEffect, useId, useMemo, type ReactNode, type RefObject } from 'react';
import type { Order } from '../../orders/model/order.js';
import type { ReturnMethod } from '../../returns/model/return-method.js';
import { useIntl, useElementContext, useSelector, type ElementContext } from '../../app/context/element-context.js';
import type { ReturnGuideResult } from './use-return-guide.js';
import type { ReadyRules, ReturnGuide } from '../../returns/use-return-rules.js';
import { trackChoice } from '../../app/context/track.js';
import { useUnsentMessages } from '../../returns/return-message-service.js';
import { GuideSection } from './guide-section.js';
import { MessageBox } from '../../ui/message-box.js';
import { INFO_ICON } from '../../ui/icons/info-icon.js';
import { navigateFromOrder } from '../../orders/leave-order.js';
import { Button } from '../../ui/button.js';
import { DestinationLink } from '../../ui/destination-link.js';
import { findHref } from '../../app/navigation/navigate.js';
import { useOrderUrls } from '../../app/navigation/use-order-urls.js';
import { ItemWords } from '../../orders/item-words.js';
import { Picture } from '../../ui/picture.js';
import { findReturnGuide } from './model/return-guide.js';
import { formatGuide } from './format-guide.js';
import { findRefundWait } from '../../returns/model/refund-progress.js';
import { REPLACEMENT_DAYS } from '../../returns/model/return-by.js';
import { formatRefundWait } from '../../i18n/format-refund-wait.js';
import { createOrderController } from '../../orders/order-controller.js';
import { getChosenReturnMethods } from '../../returns/chosen-return-methods.js';
import { lazyCall } from '../../app/calls/lazy-call.js';
import type { PageStateEntry } from '../../app/state/registry.js';

export interface InstructionsContentProps {
  readonly order: Order;
  readonly rules: ReadyRules;
  /** Absent if there is nothing left to do. */
  readonly guide: ReturnGuide | undefined;
  readonly methodChoice: ReturnGuideResult;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** What to do, what follows and the alternatives; beside it, the returned items. */
export function InstructionsContent(props: InstructionsContentProps): ReactNode {
  const { order, rules, guide, methodChoice, headingRef } = props;
  const intl = useIntl();
  const context = useElementContext();
  const { shown, others, choose } = methodChoice;
  useUnsentMessages();

  function handleChoose(method: ReturnMethod): void {
    trackChoice(context, 'return-method', method.name);
    choose(method);
    reportMethodChange(context, order, method);
    // The content has changed, so the shopper starts again at the top.
    headingRef.current?.focus();
    headingRef.current?.scrollIntoView();
  }

  return (
    <div className="order-columns">
      <div className="order-main">
        {guide && shown ? (
          <>
            <GuideSection order={order} rules={rules} guide={guide} method={shown} />
            <WhatFollows order={order} isToStore={shown.name === 'returnToStore'} />
            {others.length > 0 && <MethodSwitch methods={others} guides={rules.guides} onChoose={handleChoose} />}
          </>
        ) : (
          <ReturnOver />
        )}
        <ViewDetails order={order} />
      </div>
      <aside className="order-side" aria-label={intl.t('returnGuide.aside')}>
        <InstructionsSide order={order} />
      </aside>
    </div>
  );
}

/** There is nothing left to do: the return has arrived, was refused, or its deadline has passed. */
function ReturnOver(): ReactNode {
  const intl = useIntl();
  return (
    <MessageBox tone="neutral" icon={INFO_ICON} title={intl.t('returnGuide.overTitle')}>
      <p>{intl.t('returnGuide.over')}</p>
    </MessageBox>
  );
}

/** The link to the return, or to the order if no return exists yet. It drops the query that says how the shopper arrived. */
function ViewDetails({ order: { kind, orderNumber } }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const isReturn = kind === 'return';
  const route = isReturn ? 'returnDetail' : 'salesDetail';
  return (
    <div className="order-actions guide-method">
      <Button kind="secondary" onPress={() => navigateFromOrder(context, { route, orderNumber })}>
        {intl.t(isReturn ? 'returnGuide.viewReturn' : 'returnGuide.viewOrder')}
      </Button>
    </div>
  );
}

/** The returned items and their total. Both are unknown for an order without a return. */
function InstructionsSide({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const { toUrl, onPictureFail } = useOrderUrls();
  const { kind, groups, total, currency } = order;
  const items =
    kind === 'return' ? groups.flatMap((group) => group.items).filter((item) => item.kind !== 'service') : [];
  return (
    <section className="side-card" part="side-card">
      <h3 className="side-title" part="heading">
        {intl.t('returnGuide.items')}
      </h3>
      {items.length > 0 && (
        <ul className="guide-items">
          {items.map((item) => (
            <li key={item.key}>
              <Picture src={toUrl(item.image)} alt="" missing={intl.t('order.noPicture')} onFail={onPictureFail} />
              <ItemWords item={item} currency={currency} intl={intl} />
            </li>
          ))}
        </ul>
      )}
      {kind !== 'return' && <p>{intl.t('returnGuide.fake')}</p>}
      {kind === 'return' && total !== undefined && (
        <dl className="sums">
          <div className="sums-total">
            <dt>{intl.t('returnOrder.total')}</dt>
            <dd part="price">{intl.money(total, currency)}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}

interface MethodSwitchProps {
  /** The return methods except the one on the page. */
  readonly methods: readonly ReturnMethod[];
  readonly guides: readonly ReturnGuide[];
  readonly onChoose: (method: ReturnMethod) => void;
}

/** Switches the instructions to another method without a new request. */
function MethodSwitch({ methods, guides, onChoose }: MethodSwitchProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  useEffect(preloadMethodCall, []);
  return (
    <section className="guide-switch" aria-labelledby={id}>
      <h3 className="side-title" part="heading" id={id}>
        {intl.t('returnGuide.changed')}
      </h3>
      <p>{intl.t('returnGuide.change')}</p>
      <div className="order-actions">
        {methods.map((method) => {
          const guide = findReturnGuide(guides, method);
          return (
            guide && (
              <Button key={method.id} kind="secondary" onPress={() => onChoose(method)}>
                {formatGuide(guide, method, intl)}
              </Button>
            )
          );
        })}
      </div>
    </section>
  );
}

interface WhatFollowsProps {
  readonly order: Order;
  /** Whether the method on the page is a return to a store. */
  readonly isToStore: boolean;
}

/** What happens after the items are handed over: the refund, or the replacement. */
function WhatFollows({ order, isToStore }: WhatFollowsProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  const context = useElementContext();
  // Shows no number of days until the market's rules are loaded.
  const market = useSelector(context.settings, (settings) => settings.market);
  const wait = useMemo(
    () => market && findRefundWait({ ...order, goesToStore: isToStore }, market),
    [order, isToStore, market],
  );
  const exchanges = [...new Set(order.groups.flatMap(({ exchangeNumber }) => exchangeNumber ?? []))];
  return (
    <section className="guide-next" aria-labelledby={id}>
      <h3 className="side-title" part="heading" id={id}>
        {intl.t('returnGuide.next')}
      </h3>
      {exchanges.map((number) => (
        <ExchangeLink key={number} orderNumber={number} />
      ))}
      {exchanges.length > 0 ? (
        <p>{intl.t('returnReview.replacement', REPLACEMENT_DAYS)}</p>
      ) : (
        wait && <p>{formatRefundWait(intl, wait)}</p>
      )}
    </section>
  );
}

/** The link to the order that replaces the returned items. */
function ExchangeLink({ orderNumber }: { readonly orderNumber: string }): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const destination = { route: 'salesDetail', orderNumber } as const;
  return (
    <p>
      {intl.t('returnGuide.exchange')}{' '}
      <DestinationLink href={findHref(context, destination)} onGo={() => navigateFromOrder(context, destination)}>
        {intl.rich('returnOrder.exchange', { number: () => <bdi key="number">{orderNumber}</bdi> })}
      </DestinationLink>
    </p>
  );
}

const loadMethodCall = async () => (await import('./api/request-return-method.js')).requestReturnMethod;

/** Preloads the request while the shopper reads. A failure is ignored here: the call itself loads it again and reports. */
function preloadMethodCall(): void {
  loadMethodCall().catch(() => undefined);
}

/** Tells the page and the service that a shopper switched to another method. Nothing waits for the result. */
function reportMethodChange(
  context: ElementContext,
  { kind, orderNumber: returnNumber }: Order,
  { id, name }: ReturnMethod,
): void {
  if (kind !== 'return') return;
  context.port.emit('orders-return-method-changed', { returnOrderNumber: returnNumber, method: id });
  if (!context.hasCalls('request-return-method')) return;
  const proof = context.getController(createOrderController).getProof();
  const storeId = name === 'returnToStore' ? getChosenReturnMethods(context).findStore(returnNumber)?.id : undefined;
  const requestMethod = lazyCall(context, loadMethodCall);
  context
    .getPageState()
    .get('method changes', createMethodChanges)
    .add(async (signal) => {
      const outcome = await requestMethod({ returnNumber, method: name, storeId, proof }, signal);
      // A service without this call answers 404.
      if (outcome.kind === 'failed' && !signal.aborted) context.report(outcome.failure, 'warning');
    });
}

/** Sends changes one after the other, so that the last one counts. */
class MethodChanges implements PageStateEntry {
  #controller = new AbortController();
  #last: Promise<void> = Promise.resolve();

  add(send: (signal: AbortSignal) => Promise<void>): void {
    const { signal } = this.#controller;
    this.#last = this.#last.then(() => (signal.aborted ? undefined : send(signal))).catch(() => undefined);
  }

  wipe(): void {
    this.#controller.abort();
    this.#controller = new AbortController();
  }
}

function createMethodChanges(): MethodChanges {
  return new MethodChanges();
}
