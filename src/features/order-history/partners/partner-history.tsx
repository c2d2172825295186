import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { getAnchorHref, findHref, navigate } from '../../../app/navigation/navigate.js';
import { useIntl, useScope } from '../../../app/context/scope-context.js';
import { usePartnerHistory, usePartnerView } from './use-partner-history.js';
import { useSlowNotice } from '../../../app/context/use-slow-notice.js';
import { HistorySkeleton } from '../../../ui/card-skeleton.js';
import { PlaceLink } from '../../../ui/place-link.js';
import { ScreenHeading } from '../../../ui/screen-heading.js';
import { HistoryFailed } from '../history-failed.js';
import { NoHistory } from '../no-history.js';
import { TabsPlace } from '../tabs-place.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { ExternalLink } from '../../../ui/external-link.js';
import type { PartnerPage } from './model/partner-order.js';
import { useOrderUrls } from '../../../app/navigation/use-order-urls.js';
import type { MoreOrders } from '../store/order-history.js';
import { Button } from '../../../ui/button.js';
import { PartnerCard } from './partner-card.js';
import { ShowMore } from '../show-more.js';
import { useMoreNews } from '../use-more-news.js';

/** What a member bought from partners, newest first. Off, nothing is asked for. */
export function PartnerHistory(): ReactNode {
  const intl = useIntl();
  const isOn = useScope().isFlagOn('enablePartnerOrders');
  return (
    <section className="screen">
      <ScreenHeading isFirst>{intl.t('partnerHistory.title')}</ScreenHeading>
      {isOn ? <PartnerScreen /> : <NoPartnerOrders reason="off" />}
    </section>
  );
}

function PartnerScreen(): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const faq = useRef<HTMLHeadingElement>(null);
  const status = usePartnerView((view) => view.status);
  const isEarly = status === 'loading';
  const isAskedFor = useRef(scope.platform.address().hash === `#${FAQ_ANCHOR}`);
  // An address with the anchor leads to the answers, and so does the link; both wait until it is known what stands above them.
  useEffect(() => {
    if (!isAskedFor.current || isEarly) return;
    isAskedFor.current = false;
    showFaq(faq.current);
  }, [isEarly]);

  /** The browser finds no anchors inside a tag; and in hash routing the address is not for them. */
  function handleFaq(): void {
    isAskedFor.current = isEarly;
    showFaq(faq.current);
  }

  return (
    <>
      <TabsPlace status={status} />
      <p className="faq-link">
        <PlaceLink href={getAnchorHref(scope, FAQ_ANCHOR)} onGo={handleFaq}>
          {intl.t('partnerHistory.faqLink')}
        </PlaceLink>
      </p>
      <PartnerContent />
      {!isEarly && <PartnerFaq headingRef={faq} />}
    </>
  );
}

function PartnerContent(): ReactNode {
  const view = usePartnerView((state) => state);
  const { retry } = usePartnerHistory();
  useSlowNotice(view.status === 'loading' && view.isSlow, 'partnerHistory.slow');
  switch (view.status) {
    case 'nobody':
      return <NoHistory reason="guest" />;
    case 'failed':
      return <HistoryFailed failure={view.failure} onRetry={retry} />;
    case 'ready':
      return view.pages.every(({ orders, unreadable }) => orders.length === 0 && unreadable === 0) ? (
        <NoPartnerOrders reason="empty" />
      ) : (
        <PartnerPages pages={view.pages} more={view.more} />
      );
    default:
      return <HistorySkeleton />;
  }
}

function showFaq(heading: HTMLElement | null): void {
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

const TEXTS = { empty: 'partnerHistory.empty', off: 'partnerHistory.off' } as const;

/** No partner orders: because there are none yet, or because the shop does not show any. */
function NoPartnerOrders({ reason }: { readonly reason: keyof typeof TEXTS }): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const history = { route: 'history' } as const;
  return (
    <EmptyState text={intl.t(TEXTS[reason])}>
      <PlaceLink href={findHref(scope, history)} onGo={() => navigate(scope, history)}>
        {intl.t('partnerHistory.toOwn')}
      </PlaceLink>
    </EmptyState>
  );
}

const FAQ_ANCHOR = 'partner-faq';

const QUESTIONS = [
  ['partnerHistory.whatQuestion', 'partnerHistory.whatAnswer'],
  ['partnerHistory.missingQuestion', 'partnerHistory.missingAnswer'],
  ['partnerHistory.returnQuestion', 'partnerHistory.returnAnswer'],
  ['partnerHistory.contactQuestion', 'partnerHistory.contactAnswer'],
] as const;

/** What shoppers ask about partner orders. The last answer is whom to ask, so the way there stands below it. */
function PartnerFaq({ headingRef }: { readonly headingRef: Ref<HTMLHeadingElement> }): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  return (
    <section className="faq" aria-labelledby={FAQ_ANCHOR}>
      <h3 className="faq-heading" id={FAQ_ANCHOR} tabIndex={-1} ref={headingRef}>
        {intl.t('partnerHistory.faq')}
      </h3>
      {QUESTIONS.map(([question, answer]) => (
        <details key={question} className="faq-entry">
          <summary>{intl.t(question)}</summary>
          <p>{intl.t(answer)}</p>
        </details>
      ))}
      <p>
        <ExternalLink href={scope.findLink('contact')}>{intl.t('failure.contact')}</ExternalLink>
      </p>
    </section>
  );
}

interface PartnerPagesProps {
  readonly pages: readonly PartnerPage[];
  readonly more: MoreOrders;
}

/** Everything loaded so far, a card for each thing that was bought, and the way to what comes after it. */
function PartnerPages({ pages, more }: PartnerPagesProps): ReactNode {
  const intl = useIntl();
  const urls = useOrderUrls();
  const history = usePartnerHistory();
  const list = useRef<HTMLOListElement>(null);
  const orders = pages.flatMap((page) => page.orders);
  const count = orders.length;
  const handleMore = useMoreNews({ list, count, more, entries: '.card', onPress: history.showMore });

  /** The message goes with its button: the focus stays at the one that it was about. */
  function handleDismiss(): void {
    list.current?.parentElement?.querySelector<HTMLElement>('.show-more > button')?.focus();
    history.dismiss();
  }

  return (
    <>
      {pages.some(({ unreadable }) => unreadable > 0) && <p className="notice">{intl.t('orderHistory.unreadable')}</p>}
      <ol className="history" ref={list} aria-label={intl.t('orderHistory.count', { count })}>
        {orders.map((order, place) => (
          <li key={place}>
            <PartnerCard order={order} intl={intl} urls={urls} />
          </li>
        ))}
      </ol>
      <ShowMore more={more} onPress={handleMore}>
        <Button kind="text" onPress={handleDismiss}>
          {intl.t('partnerHistory.dismiss')}
        </Button>
      </ShowMore>
    </>
  );
}
