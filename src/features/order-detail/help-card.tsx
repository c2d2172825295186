import { useEffect, useState, type ReactNode } from 'react';
import { useIntl, useScope, useSlice } from '../../app/context/scope-context.js';
import { ExternalLink } from '../../ui/external-link.js';
import { SideCard } from '../../orders/side-card.js';
import { findSafeUrl, type SafeUrl } from '../../http/model/safe-url.js';
import { composeIdentity } from '../../app/session/compose-identity.js';
import { findOfCountry } from '../../app/data/find-of-country.js';

/** Whom to ask. A page may put its own in place of it. */
export function HelpCard(): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const links = [
    ['orderDetail.contact', scope.findLink('contact')],
    ['orderDetail.chat', useChatLink()],
    ['orderDetail.returns', scope.findLink('returnPolicy')],
    ['orderDetail.helpPages', scope.findLink('help')],
  ] as const;
  return (
    <SideCard title={intl.t('orderDetail.help')}>
      <slot name="help">
        <ul className="help">
          {links.map(
            ([name, href]) =>
              href !== undefined && (
                <li key={name}>
                  <ExternalLink href={href}>{intl.t(name)}</ExternalLink>
                </li>
              ),
          )}
        </ul>
      </slot>
    </SideCard>
  );
}

/**
 * Address of the shop's chat; absent where the page has none, where the country has nobody to answer it, for employees and their
 * families, and by flag for who has no token.
 */
function useChatLink(): SafeUrl | undefined {
  const scope = useScope();
  const { links, user } = scope.getAdapter() ?? {};
  const { country } = useSlice(scope.settings, ({ configuration }) => configuration);
  const isMember = useSlice(
    scope.own(composeIdentity).store,
    (known) => known.status === 'known' && known.who === 'member',
  );
  const isForShopper = user?.accountType !== 'swoosh' && (isMember || !scope.isFlagOn('disableChat'));
  const href = isForShopper ? findSafeUrl(links?.chat, scope.platform.address().href) : undefined;
  const isAnswered = useDesk(country, href !== undefined);
  return isAnswered ? href : undefined;
}

/** Whether the country has somebody to chat with. Looked up once that matters: no first screen carries the list. */
function useDesk(country: string, isWanted: boolean): boolean {
  const scope = useScope();
  const [answered, setAnswered] = useState<string>();
  useEffect(() => {
    if (!isWanted) return;
    let isAsked = true;
    import('../../markets/chat/chat-desks.js').then(
      ({ chatDesks }) => {
        if (isAsked) setAnswered(findOfCountry(chatDesks, country) ? country : undefined);
      },
      () => scope.report({ code: 'chunk-load', retryable: true }, 'warning'),
    );
    return () => {
      isAsked = false;
    };
  }, [scope, country, isWanted]);
  return answered === country;
}
