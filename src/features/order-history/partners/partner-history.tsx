import { useEffect, useRef, type ReactNode } from 'react';
import { getAnchorHref } from '../../../app/navigation/navigate.js';
import { useIntl } from '../../../app/context/use-intl.js';
import { usePartnerHistory, usePartnerView } from './use-partner-history.js';
import { useScope } from '../../../app/context/scope-context.js';
import { useSlowNotice } from '../../../app/context/use-slow-notice.js';
import { HistorySkeleton } from '../../../ui/history-skeleton.js';
import { PlaceLink } from '../../../ui/place-link.js';
import { ScreenHeading } from '../../../ui/screen-heading.js';
import { HistoryFailed } from '../history-failed.js';
import { NoHistory } from '../no-history.js';
import { NoPartnerOrders } from './no-partner-orders.js';
import { FAQ_ANCHOR, PartnerFaq } from './partner-faq.js';
import { PartnerPages } from './partner-pages.js';
import { TabsPlace } from '../tabs-place.js';

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
