import { useLayoutEffect, useRef, useMemo, type ReactNode } from 'react';
import english from '../../../locales/en.json?only=lookupAnswer.,order.,serviceFailure.,configuration.&ast';
import orderCard from '../../orders/order-card.css?inline';
import type { Failure } from '../../http/model/failure.js';
import { getPairVariant } from '../../orders/model/guest-lookup-check.js';
import { useIntl, useElementContext, useSelector, type LazyModule } from '../../app/context/element-context.js';
import { useLookup, WAIT_ID } from './lookup-controller.js';
import { getFailureMessage } from '../../i18n/failure-message.js';
import { formatWait } from '../../i18n/format-wait.js';
import { Button } from '../../ui/button.js';
import { ExternalLink } from '../../ui/external-link.js';
import { focusHeading, ScreenHeading } from '../../ui/screen-heading.js';
import { CLOCK_ICON } from '../../ui/icons/clock-icon.js';
import { MessageBox } from '../../ui/message-box.js';
import type { Order, OrderGroup } from '../../orders/model/order.js';
import { OrderCard } from '../../orders/order-card.js';
import { findTrackingUrl } from '../../orders/model/tracking.js';
import { useOrderUrls } from '../../app/navigation/use-order-urls.js';
import { encodeSegment } from '../../http/model/safe-url.js';
import { leaveFor } from '../../app/navigation/leave-for.js';
import { DestinationLink } from '../../ui/destination-link.js';
import { WithdrawalEntry } from '../../orders/withdrawal-entry.js';

/** Says why the last try found no order, and what helps. Takes the focus with every answer. */
export function LookupMessage(): ReactNode {
  const intl = useIntl();
  const { lookup, state } = useLookup();
  const box = useRef<HTMLDivElement>(null);
  const { answer } = state;
  const isBlocked = state.blockedUntil > state.now;
  // Depends on this form's answer only: a wait that starts or ends elsewhere must not take the focus from a typing
  // shopper. A layout effect: the answer may disable the pressed button, and otherwise the browser would move the focus
  // to `<body>` first.
  useLayoutEffect(() => {
    if (answer.status === 'missing' || answer.status === 'failed') box.current?.focus();
  }, [answer]);

  /** The message disappears with its focused button, so move the focus to the heading first. */
  function handleRetry(): void {
    focusHeading(box.current);
    lookup.submit();
  }

  if (answer.status === 'missing' || isBlocked) {
    const variant = getPairVariant(lookup.getRules());
    return (
      <MessageBox
        boxRef={box}
        tone="critical"
        {...(isBlocked && { icon: CLOCK_ICON })}
        title={intl.t(isBlocked ? 'lookupAnswer.coolDownTitle' : 'lookupAnswer.missTitle')}
      >
        {isBlocked ? <CoolDown /> : <p>{intl.t('guestOrderIdErrorMessage', { form: variant })}</p>}
      </MessageBox>
    );
  }
  if (answer.status !== 'failed') return null;
  const message = getFailureMessage(answer.failure);
  return (
    <MessageBox boxRef={box} tone="critical" title={intl.t(message.title)}>
      <p>{intl.t(message.text)}</p>
      <FailureActions failure={answer.failure} onRetry={handleRetry} />
    </MessageBox>
  );
}

/** The time until the next try. It changes every second, so it is not a live region. */
function CoolDown(): ReactNode {
  const intl = useIntl();
  const { blockedUntil, now } = useLookup().state;
  const hasTwelveHours = useSelector(useElementContext().settings, ({ market }) => market?.hasTwelveHourClock ?? false);
  const { isLong, time } = formatWait(intl, { until: blockedUntil, now, hasTwelveHours });
  return (
    <p className="figures" id={WAIT_ID}>
      {intl.t(isLong ? 'lookupAnswer.coolDownUntil' : 'lookupAnswer.coolDown', { time })}
    </p>
  );
}

/** One action: sign in again, retry or ask for help. */
function FailureActions({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { lookup } = useLookup();
  if (failure.status === 401) {
    return (
      <Button kind="text" onPress={lookup.signIn}>
        {intl.t('guestLookup.signIn')}
      </Button>
    );
  }
  if (!failure.retryable) {
    return <ExternalLink href={context.findLink('contact')}>{intl.t('failure.contact')}</ExternalLink>;
  }
  return (
    <Button kind="text" onPress={onRetry}>
      {intl.t('failure.retry')}
    </Button>
  );
}

/** The order a guest found. Its heading takes the focus, so that it is read out and the card's link is one Tab away. */
export function FoundOrder({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const { lookup } = useLookup();
  const context = useElementContext();
  const links = useTrackLinks();
  const template = useSelector(context.settings, ({ configuration }) => configuration.orderHref);
  const isOfUnion = useSelector(context.settings, ({ market }) => market?.withdrawsOnline === true);
  const href = links.toUrl(template?.replaceAll('{orderNumber}', encodeSegment(order.orderNumber)));
  const heading = useRef<HTMLHeadingElement>(null);
  // A layout effect: the form is gone with the pressed button, and otherwise the browser would move the focus to
  // `<body>` first.
  useLayoutEffect(() => heading.current?.focus(), [order.orderNumber]);

  /** The form replaces this screen, so the focus moves to its first field. */
  function handleAnother(): void {
    const root = heading.current?.getRootNode();
    lookup.reset();
    queueMicrotask(() => root instanceof ShadowRoot && root.querySelector<HTMLElement>('[data-first]')?.focus());
  }

  return (
    <section className="screen is-narrow">
      <ScreenHeading headingRef={heading} isFirst>
        {intl.t('lookupAnswer.found')}
      </ScreenHeading>
      <OrderCard order={order} intl={intl} links={links} />
      {href !== undefined && (
        <DestinationLink href={href} onGo={() => leaveFor(context, href)} className="button is-primary">
          {intl.t('order.view')}
        </DestinationLink>
      )}
      <Button kind="secondary" onPress={handleAnother}>
        {intl.t('lookupAnswer.another')}
      </Button>
      {isOfUnion && !order.isStoreOrder && <WithdrawalEntry orderNumber={order.orderNumber} />}
    </section>
  );
}

/** The links of an order's card that opens no other screen: only its parcels can be tracked, by a button while they are on their way. */
function useTrackLinks() {
  const urls = useOrderUrls();
  return useMemo(
    () => ({
      ...urls,
      listActions(group: OrderGroup) {
        const href = urls.toUrl(findTrackingUrl(group));
        const isMain = group.statuses.includes('shipped');
        return href === undefined ? [] : [{ label: 'order.track' as const, href, isMain }];
      },
    }),
    [urls],
  );
}

/** The views shown after a try; loaded beside the call, so that the form itself stays small. */
export const lookupAnswer = {
  views: { FoundOrder, LookupMessage },
  english,
  styles: [orderCard],
} as const satisfies LazyModule<object>;
