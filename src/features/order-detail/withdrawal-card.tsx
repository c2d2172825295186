import type { ReactNode } from 'react';
import english from '../../../locales/en.json?only=withdrawal.&ast';
import { findLazyLink } from '../../app/navigation/lazy-links.js';
import { useIntl, useElementContext, type LazyModule } from '../../app/context/element-context.js';
import { ExternalLink } from '../../ui/external-link.js';
import { SideCard } from '../../orders/side-card.js';

/** The function to withdraw from a contract, labelled as Directive (EU) 2023/2673 requires. */
export function WithdrawalCard(): ReactNode {
  const intl = useIntl();
  const href = findLazyLink(useElementContext(), 'withdrawal');
  if (href === undefined) return null;
  return (
    <SideCard title={intl.t('withdrawal.title')}>
      <p className="item-details">{intl.t('withdrawal.text')}</p>
      <ul className="help">
        <li>
          <ExternalLink href={href}>{intl.t('withdrawal.link')}</ExternalLink>
        </li>
      </ul>
    </SideCard>
  );
}

/** Withdrawal from the contract: loaded only in countries whose law requires it. */
export const withdrawalModule = {
  views: { WithdrawalCard },
  english,
  styles: [],
} as const satisfies LazyModule<object>;
