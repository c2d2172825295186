import { useRef, useEffect, type ReactNode } from 'react';
import { useFramedScreen } from '../../app/navigation/open-in-top.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { OrderSkeleton } from '../../ui/card-skeleton.js';
import { ScreenHeading } from '../../ui/screen-heading.js';
import { InstructionsContent } from './instructions-content.js';
import { NoOrder } from '../../orders/order-not-read.js';
import { LoadError } from '../../app/lazy/lazy-view.js';
import { formatGuide } from './format-guide.js';
import type { Order } from '../../orders/model/order.js';
import { navigateFromOrder } from '../../orders/leave-order.js';
import { Button } from '../../ui/button.js';
import { MessageBox } from '../../ui/message-box.js';
import { CHECK_ICON } from '../../ui/icons/check-icon.js';
import { INFO_ICON } from '../../ui/icons/info-icon.js';
import {
  readReturnArrival,
  toReturnPage,
  findInstructionsRoute,
  isFakeReturn,
  type InstructionsRules,
} from '../../returns/to-return-page.js';
import { Deadline } from './guide-section.js';
import { findReturnGuide } from './model/return-guide.js';
import { useOrder } from '../../orders/order-controller.js';
import { useReturnGuide, type ReturnGuideResult } from './use-return-guide.js';
import { useReturnRules, type ReadyRules, type ReturnGuide } from '../../returns/use-return-rules.js';
import type { OrderView } from '../../orders/store/orders.js';
import { navigate } from '../../app/navigation/navigate.js';
import { useReturnCancelled } from '../../returns/use-return-cancelled.js';

/**
 * The instructions of a submitted return. The heading stays the same DOM node throughout: it may have the focus when the return arrives,
 * and it takes the focus when the shopper switches the method.
 */
export function ReturnInstructions(): ReactNode {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const { view, instructions } = useInstructions();
  return (
    <section className="screen order instructions" onClick={useFramedScreen()}>
      <header className="order-head">
        <ScreenHeading
          isFirst
          headingRef={heading}
          isPending={instructions.status === 'loading' || view.status === 'loading'}
        >
          {formatHeading(instructions, intl)}
        </ScreenHeading>
        {instructions.status === 'ready' && <InstructionsHead {...instructions} />}
      </header>
      <NoOrder view={view} />
      {instructions.status === 'noRules' && <LoadError onRetry={instructions.retry} />}
      {instructions.status === 'loading' && <OrderSkeleton />}
      {instructions.status === 'noReturn' && <NoReturn order={instructions.order} />}
      {instructions.status === 'cancelled' && <CancelledReturn order={instructions.order} />}
      {instructions.status === 'ready' && <InstructionsContent {...instructions} headingRef={heading} />}
    </section>
  );
}

/** The heading for the current method, or a general one until the method is known. */
function formatHeading(instructions: InstructionsState, intl: Intl18n): string {
  if (instructions.status === 'cancelled') return intl.t('order.status', { status: 'returnCancelled' });
  const { guide, methodChoice } = instructions.status === 'ready' ? instructions : {};
  return guide && methodChoice?.shown ? formatGuide(guide, methodChoice.shown, intl) : intl.t('returnGuide.title');
}

/** Shown for an order that is not a return: a link to the order itself. In the area, the router redirects there. */
function NoReturn({ order: { orderNumber } }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  return (
    <MessageBox tone="neutral" icon={INFO_ICON} title={intl.t('returnGuide.noReturnTitle')}>
      <p>{intl.t('returnGuide.noReturn')}</p>
      <Button kind="text" onPress={() => navigateFromOrder(context, { route: 'salesDetail', orderNumber })}>
        {intl.t('returnGuide.viewOrder')}
      </Button>
    </MessageBox>
  );
}

/** The return was cancelled: no instructions, but a link to the order, whose items can be returned again. */
function CancelledReturn({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { orderNumber, parentOrderNumber } = order;
  const destination =
    parentOrderNumber === undefined
      ? ({ route: 'returnDetail', orderNumber } as const)
      : ({ route: 'salesDetail', orderNumber: parentOrderNumber } as const);
  return (
    <MessageBox
      tone="neutral"
      icon={INFO_ICON}
      title={intl.rich('returnOrder.number', { number: () => <bdi key="number">{orderNumber}</bdi> })}
    >
      <p>{intl.t('returnOrder.cancelled')}</p>
      <Button kind="text" onPress={() => navigateFromOrder(context, destination)}>
        {intl.t(parentOrderNumber === undefined ? 'returnGuide.viewReturn' : 'returnGuide.viewOrder')}
      </Button>
    </MessageBox>
  );
}

/** The number of the return; right after it was made also that it is set up, and until when the items have to be back. */
function InstructionsHead({ order, rules, guide }: ReadyInstructions): ReactNode {
  const intl = useIntl();
  const arrival = readReturnArrival(useElementContext());
  const { kind, orderNumber, placedAt } = order;
  const isReturn = kind === 'return';
  const number = () => <bdi key="number">{orderNumber}</bdi>;
  return (
    <>
      <p className="card-meta">
        {isReturn && placedAt !== undefined && (
          <span>{intl.t('returnOrder.startedOn', { date: intl.date(placedAt) })}</span>
        )}
        <span>{intl.rich(isReturn ? 'returnOrder.number' : 'order.number', { number })}</span>
      </p>
      {isReturn && guide && arrival !== undefined && (
        <MessageBox tone="success" icon={CHECK_ICON} title={intl.t('returnGuide.setUpTitle')}>
          <Deadline order={order} rules={rules} method={guide.kind} isInMessage />
          {arrival.wasEmailed && (
            <>
              <p className="message-title">{intl.t('returnGuide.emailedTitle')}</p>
              <p>{intl.t('returnGuide.emailed')}</p>
            </>
          )}
        </MessageBox>
      )}
    </>
  );
}

/** The state of the instructions. `noOrder`: the order view shows the reason instead. */
type InstructionsState =
  | { readonly status: 'noOrder' | 'loading' }
  | { readonly status: 'noRules'; readonly retry: () => void }
  /** The order is not a return, or its return was cancelled. */
  | { readonly status: 'noReturn' | 'cancelled'; readonly order: Order }
  | ({ readonly status: 'ready' } & ReadyInstructions);

interface ReadyInstructions {
  readonly order: Order;
  readonly rules: ReadyRules;
  /** Absent if there is nothing left to do. */
  readonly guide: ReturnGuide | undefined;
  readonly methodChoice: ReturnGuideResult;
}

/** The instructions of the current return. */
function useInstructions(): { readonly view: OrderView; readonly instructions: InstructionsState } {
  const { view } = useOrder();
  const state = useReturnRules();
  const order = view.status === 'ready' ? view.value : undefined;
  const isCancelled = useReturnCancelled(order);
  const rules = state.status === 'ready' ? state.rules : undefined;
  const hasInstructions = useInstructionsRedirect(order, rules);
  const methodChoice = useReturnGuide(order, rules);
  if (!order) return { view, instructions: { status: 'noOrder' } };
  if (isCancelled) return { view, instructions: { status: 'cancelled', order } };
  if (state.status === 'failed') return { view, instructions: { status: 'noRules', retry: state.retry } };
  if (!rules || methodChoice.isLoading) return { view, instructions: { status: 'loading' } };
  if (!hasInstructions) return { view, instructions: { status: 'noReturn', order } };
  const guide =
    methodChoice.isOpen && methodChoice.shown ? findReturnGuide(rules.guides, methodChoice.shown) : undefined;
  return { view, instructions: { status: 'ready', order, rules, guide, methodChoice } };
}

/** The address of all instructions except the European ones. */
const COMMON_ADDRESS = /\/return-confirmation\/?(?:\?|$)/;

/**
 * In the area, redirects a sales order to its own view, and European instructions to their own address. Returns whether there are
 * instructions to show: for a sales order only if the market just shows how to make a return.
 */
function useInstructionsRedirect(
  order: Order | undefined,
  rules: (InstructionsRules & { readonly allowsFakeReturn: boolean }) | undefined,
): boolean {
  const context = useElementContext();
  const isSale = order !== undefined && order.kind !== 'return' && !isFakeReturn(context, rules);
  const route = findInstructionsRoute(context, rules);
  const orderNumber = order?.orderNumber;
  useEffect(() => {
    const path = context.port.getRouter()?.getPath();
    if (path === undefined || orderNumber === undefined || !rules) return;
    if (isSale) return navigate(context, { route: 'salesDetail', orderNumber }, { isReplaced: true });
    if (route !== 'returnInstructionsEmea' || !COMMON_ADDRESS.test(path)) return;
    navigate(context, toReturnPage(route, orderNumber, readReturnArrival(context)), { isReplaced: true });
  }, [context, rules, isSale, route, orderNumber]);
  return !isSale;
}
