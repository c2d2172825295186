import type { MouseEvent, ReactNode } from 'react';
import english from '../../locales/en.json?only=withdrawal.title,withdrawal.text,withdrawal.link&ast';
import { useElementContext, useIntl, type ElementContext, type LazyModule } from '../app/context/element-context.js';
import type { Router } from '../app/navigation/router.js';
import { encodeSegment, type SafeUrl } from '../http/model/safe-url.js';
import { ExternalLink } from '../ui/external-link.js';

interface WithdrawalLinkProps {
  /** The order that the withdrawal is about; absent if the shopper names it later. */
  readonly orderNumber?: string;
}

/** The function to withdraw from the contract, as a card beside an order. */
function WithdrawalCard(props: WithdrawalLinkProps): ReactNode {
  const intl = useIntl();
  if (!hasLink(useElementContext())) return null;
  return (
    <section className="side-card" part="side-card">
      <h3 className="side-title" part="heading">
        {intl.t('withdrawal.title')}
      </h3>
      <p className="item-details">{intl.t('withdrawal.text')}</p>
      <ul className="help">
        <li>
          <WithdrawalLink {...props} />
        </li>
      </ul>
    </section>
  );
}

/** The link alone: among the quick actions, and below screens without an order. */
function WithdrawalAction(props: WithdrawalLinkProps): ReactNode {
  if (!hasLink(useElementContext())) return null;
  return (
    <p>
      <WithdrawalLink {...props} />
    </p>
  );
}

/**
 * Loaded only in countries whose law requires a withdrawal online. Imports nothing that the guest lookup lacks (no `SideCard`, no
 * `navigate`): in the area, the link below the lookup would load the chunk of all orders.
 */
export const withdrawalLinks = {
  views: { WithdrawalCard, WithdrawalAction },
  english,
  styles: [],
} as const satisfies LazyModule<object>;

/**
 * The link to the withdrawal, with the label that Directive (EU) 2023/2673 prescribes: to the page's own, or else to the
 * area's screen. Without an area, and with a back end that has no such call, it leads to the shop's help pages.
 */
function WithdrawalLink({ orderNumber }: WithdrawalLinkProps): ReactNode {
  const label = useIntl().t('withdrawal.link');
  const context = useElementContext();
  const router = findRouter(context);
  if (!router) return <ExternalLink href={findPageLink(context)}>{label}</ExternalLink>;
  const hasNumber = orderNumber !== undefined && context.isOrderNumber(orderNumber);
  const path = hasNumber ? `/withdrawal/${encodeSegment(orderNumber)}/` : '/withdrawal/';
  const to = router.toUrl(path);
  /** As any other link of the area: with a modifier key, the browser handles the click. */
  const handleClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (context.port.emit('orders-navigate', { to, route: 'withdrawal' }, true)) router.go(path);
  };
  return (
    <a
      // eslint-disable-next-line project/no-raw-address -- a path of the area on the page's origin; `DestinationLink` is in the chunk of orders
      href={new URL(to, context.platform.address()).href}
      referrerPolicy="no-referrer"
      onClick={handleClick}
    >
      {label}
    </a>
  );
}

/** The area, if it has the screen and the page sets no address of its own. */
function findRouter(context: ElementContext): Router | undefined {
  const isOfPage = context.getAdapter()?.links?.withdrawal !== undefined;
  return isOfPage || !context.hasCalls('request-withdrawal') ? undefined : context.port.getRouter();
}

function findPageLink(context: ElementContext): SafeUrl | undefined {
  return context.findLink('withdrawal', '/help/withdrawal');
}

/** Whether the withdrawal has a link: none if the page sets an address that is not allowed. */
function hasLink(context: ElementContext): boolean {
  return findRouter(context) !== undefined || findPageLink(context) !== undefined;
}
