import type { ReactNode } from 'react';
import english from '../../../locales/en.json?only=withdrawal.title,withdrawal.text,withdrawal.link&ast';
import { useElementContext, useIntl, type LazyModule, type ElementContext } from '../../app/context/element-context.js';
import { SideCard } from '../../orders/side-card.js';
import { findHref, navigate } from '../../app/navigation/navigate.js';
import { findLazyLink, toWithdrawal } from '../../app/navigation/lazy-links.js';
import { DestinationLink } from '../../ui/destination-link.js';
import { ExternalLink } from '../../ui/external-link.js';

/** The function to withdraw from the contract. */
export function WithdrawalCard(props: WithdrawalLinkProps): ReactNode {
  const intl = useIntl();
  if (!hasWithdrawalLink(useElementContext())) return null;
  return (
    <SideCard title={intl.t('withdrawal.title')}>
      <p className="item-details">{intl.t('withdrawal.text')}</p>
      <ul className="help">
        <li>
          <WithdrawalLink {...props} />
        </li>
      </ul>
    </SideCard>
  );
}

/** The same among the quick actions. */
function WithdrawalAction(props: WithdrawalLinkProps): ReactNode {
  if (!hasWithdrawalLink(useElementContext())) return null;
  return (
    <p>
      <WithdrawalLink {...props} />
    </p>
  );
}

/** Withdrawal from the contract: loaded only in countries whose law requires it. */
export const withdrawalModule = {
  views: { WithdrawalCard, WithdrawalAction },
  english,
  styles: [],
} as const satisfies LazyModule<object>;

interface WithdrawalLinkProps {
  /** The order that the withdrawal is about; absent for any. */
  readonly orderNumber?: string;
}

/**
 * The link to the withdrawal, with the label that Directive (EU) 2023/2673 prescribes: to the page's own, or else to the
 * area's screen. Without an area, and with a back end that has no such call, it leads to the shop's help pages.
 */
function WithdrawalLink({ orderNumber }: WithdrawalLinkProps): ReactNode {
  const label = useIntl().t('withdrawal.link');
  const context = useElementContext();
  if (!isInArea(context)) return <ExternalLink href={findLazyLink(context, 'withdrawal')}>{label}</ExternalLink>;
  const destination = toWithdrawal(orderNumber);
  return (
    <DestinationLink href={findHref(context, destination)} onGo={() => navigate(context, destination)}>
      {label}
    </DestinationLink>
  );
}

/** Whether the withdrawal has a link: none if the page sets an address that is not allowed. */
function hasWithdrawalLink(context: ElementContext): boolean {
  return isInArea(context) || findLazyLink(context, 'withdrawal') !== undefined;
}

function isInArea(context: ElementContext): boolean {
  const isOfPage = context.getAdapter()?.links?.withdrawal !== undefined;
  return !isOfPage && context.port.getRouter() !== undefined && context.hasCalls('request-withdrawal');
}
