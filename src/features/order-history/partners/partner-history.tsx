import { useEffect, useRef, Fragment, useId, type ReactNode, type Ref } from 'react';
import { getAnchorHref, findHref, navigate } from '../../../app/navigation/navigate.js';
import { useOrderUrls } from '../../../app/navigation/use-order-urls.js';
import { useIntl, useElementContext, useSelector, useAnnouncement } from '../../../app/context/element-context.js';
import { HistorySkeleton } from '../../../ui/card-skeleton.js';
import { Button } from '../../../ui/button.js';
import { ExternalLink } from '../../../ui/external-link.js';
import { DestinationLink } from '../../../ui/destination-link.js';
import { ScreenHeading } from '../../../ui/screen-heading.js';
import { RequiredCalls } from '../../../app/lazy/required-calls.js';
import { HistoryFailed } from '../history-failed.js';
import { NoHistory } from '../no-history.js';
import { HistoryTabsSlot, useOffersTabs } from '../history-tabs-slot.js';
import { EmptyState } from '../../../ui/empty-state.js';
import type { PartnerPage, PartnerOrder } from './model/partner-order.js';
import type { MoreOrders, HistoryView } from '../store/order-history.js';
import { ShowMore, useMoreStatus } from '../show-more.js';
import { createPartnerHistoryController, type PartnerHistoryController } from './partner-history-controller.js';
import { hasUnreadablePart } from '../../../orders/model/group-delivery.js';
import type { Intl18n } from '../../../i18n/create-intl.js';
import { Picture } from '../../../ui/picture.js';
import { type CardLinks, GroupHeading, OrderMeta } from '../../../orders/order-card.js';

/** A member's partner orders, newest first. With the flag off, nothing is requested. */
export function PartnerHistory(): ReactNode {
  const intl = useIntl();
  const isOn = useElementContext().isFlagOn('enablePartnerOrders');
  const hasTabs = useOffersTabs();
  const title = intl.t('partnerHistory.title');
  return (
    <section className="screen">
      <ScreenHeading isFirst>
        {hasTabs ? (
          <>
            {/* The tab shows the title. */}
            {intl.t('orderHistory.title')} <span className="for-reader">{title}</span>
          </>
        ) : (
          title
        )}
      </ScreenHeading>
      {isOn ? (
        <RequiredCalls names={['list-partner-history']}>
          <PartnerScreen />
        </RequiredCalls>
      ) : (
        <NoPartnerOrders reason="off" />
      )}
    </section>
  );
}

function PartnerScreen(): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const faq = useRef<HTMLHeadingElement>(null);
  const status = usePartnerView((view) => view.status);
  const isEarly = status === 'loading';
  const opensAtFaq = useRef(context.platform.address().hash === `#${FAQ_ANCHOR}`);
  // An address with the anchor scrolls to the answers, as the link does; both wait until the content above them has
  // loaded.
  useEffect(() => {
    if (!opensAtFaq.current || isEarly) return;
    opensAtFaq.current = false;
    showFaq(faq.current);
  }, [isEarly]);

  /** Scrolls by script: browsers find no anchors inside a shadow root, and in hash routing the hash is the path. */
  function handleFaq(): void {
    opensAtFaq.current = isEarly;
    showFaq(faq.current);
  }

  return (
    <>
      <HistoryTabsSlot status={status} />
      <p className="faq-link">
        <DestinationLink href={getAnchorHref(context, FAQ_ANCHOR)} onGo={handleFaq}>
          {intl.t('partnerHistory.faqLink')}
        </DestinationLink>
      </p>
      <PartnerContent />
      {!isEarly && <PartnerFaq headingRef={faq} />}
    </>
  );
}

function PartnerContent(): ReactNode {
  const view = usePartnerView((state) => state);
  const { retry } = usePartnerHistory();
  useAnnouncement(view.status === 'loading' && view.isSlow, 'partnerHistory.slow');
  switch (view.status) {
    case 'no-credentials':
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

/** No partner orders: there are none yet, or the shop does not show them. */
function NoPartnerOrders({ reason }: { readonly reason: keyof typeof TEXTS }): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const history = { route: 'history' } as const;
  return (
    <EmptyState text={intl.t(TEXTS[reason])}>
      {context.hasCalls('list-order-history') && (
        <DestinationLink href={findHref(context, history)} onGo={() => navigate(context, history)}>
          {intl.t('partnerHistory.toOwn')}
        </DestinationLink>
      )}
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

/** Frequent questions about partner orders. The last answer names the contact, so the contact link stands below it. */
function PartnerFaq({ headingRef }: { readonly headingRef: Ref<HTMLHeadingElement> }): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  return (
    <section className="faq" aria-labelledby={FAQ_ANCHOR}>
      <h3 className="faq-heading" part="heading" id={FAQ_ANCHOR} tabIndex={-1} ref={headingRef}>
        {intl.t('partnerHistory.faq')}
      </h3>
      {QUESTIONS.map(([question, answer]) => (
        <details key={question} className="faq-entry">
          <summary>{intl.t(question)}</summary>
          <p>{intl.t(answer)}</p>
        </details>
      ))}
      <p>
        <ExternalLink href={context.findLink('contact')}>{intl.t('failure.contact')}</ExternalLink>
      </p>
    </section>
  );
}

interface PartnerPagesProps {
  readonly pages: readonly PartnerPage[];
  readonly more: MoreOrders;
}

/** All loaded partner orders, one card each, and the button for more. */
function PartnerPages({ pages, more }: PartnerPagesProps): ReactNode {
  const intl = useIntl();
  const urls = useOrderUrls();
  const history = usePartnerHistory();
  const list = useRef<HTMLOListElement>(null);
  const orders = pages.flatMap((page) => page.orders);
  const count = orders.length;
  const handleMore = useMoreStatus({ list, count, more, onPress: history.showMore });

  /** The message disappears with its button, so the focus moves to the "show more" button. */
  function handleDismiss(): void {
    list.current?.parentElement?.querySelector<HTMLElement>('.show-more > button')?.focus();
    history.dismiss();
  }

  return (
    <>
      {pages.some(({ unreadable }) => unreadable > 0) && <p className="notice">{intl.t('orderHistory.unreadable')}</p>}
      <ol className="history" ref={list} aria-label={intl.t('orderHistory.count', { count })}>
        {orders.map((order, index) => (
          <li key={index}>
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

/** The controller of the member's partner orders. */
function usePartnerHistory(): PartnerHistoryController {
  return useElementContext().getController(createPartnerHistoryController);
}

/** Selects from the state of the partner orders. `select` must return a primitive or a value that the state holds. */
function usePartnerView<Value>(select: (view: HistoryView<PartnerPage>) => Value): Value {
  return useSelector(usePartnerHistory().store, select);
}

interface PartnerCardProps {
  readonly order: PartnerOrder;
  readonly intl: Intl18n;
  readonly urls: CardLinks;
}

/** An item bought from a partner: status and partner, then the item, then date and order number. */
function PartnerCard({ order, intl, urls }: PartnerCardProps): ReactNode {
  const id = useId();
  const { status, statusText, tone, partnerName, image, price, currency } = order;
  // For an unknown status, the partner's own text says more than "unknown".
  const heading = status === 'unknown' && statusText !== '' ? { heading: statusText } : {};
  return (
    <article className="card" part="card" tabIndex={-1} aria-labelledby={id}>
      <GroupHeading
        intl={intl}
        group={{ ...heading, tone, subheading: partnerName, statuses: [status] }}
        name={order.title}
      />
      <div className="partner-item">
        <Picture src={urls.toUrl(image)} alt="" missing={intl.t('order.noPicture')} onFail={urls.onPictureFail} />
        <div className="partner-text">
          <p className="partner-title" id={id} dir="auto">
            {order.title}
          </p>
          <PartnerDetails order={order} intl={intl} />
          {order.isMemberExclusive && (
            <p>
              <span className="partner-badge">{intl.t('partnerHistory.memberExclusive')}</span>
            </p>
          )}
        </div>
        {price !== undefined && (
          <p className="partner-price" part="price">
            {intl.money(price, currency)}
          </p>
        )}
      </div>
      {hasUnreadablePart(order) && <p className="notice">{intl.t('order.unreadable')}</p>}
      <footer className="card-foot">
        <OrderMeta order={order} intl={intl} />
      </footer>
    </article>
  );
}

/** The item's category, then its style, size and quantity. */
function PartnerDetails({ order, intl }: Omit<PartnerCardProps, 'urls'>): ReactNode {
  const { category, styleColor, size, quantity } = order;
  const details = [
    styleColor !== undefined && intl.rich('partnerHistory.style', { style: () => <bdi key="style">{styleColor}</bdi> }),
    size !== undefined && intl.rich('order.size', { size: () => <bdi key="size">{size}</bdi> }),
    quantity > 1 && intl.t('order.pieces', { count: quantity }),
  ].filter((detail) => detail !== false);
  return (
    <>
      {category !== undefined && (
        <p className="item-details" dir="auto">
          {category}
        </p>
      )}
      {details.length > 0 && (
        <p className="item-details">
          {details.map((detail, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              {detail}
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
