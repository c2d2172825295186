import { useEffect, useState, type ReactNode } from 'react';
import { useIntl, useElementContext, useSlice } from '../../app/context/element-context.js';
import { ExternalLink } from '../../ui/button.js';
import { SideCard } from '../../orders/side-card.js';
import { findSafeUrl, type SafeUrl } from '../../http/model/safe-url.js';
import { createIdentityController } from '../../app/session/identity-controller.js';
import { findOfCountry } from '../../app/data/find-of-country.js';

/** Whom to ask. A page may put its own in place of it. */
export function HelpCard(): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const links = [
    ['orderDetail.contact', context.findLink('contact')],
    ['orderDetail.chat', useChatLink()],
    ['orderDetail.returns', context.findLink('returnPolicy')],
    ['orderDetail.helpPages', context.findLink('help')],
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
  const context = useElementContext();
  const { links, user } = context.getAdapter() ?? {};
  const { country } = useSlice(context.settings, ({ configuration }) => configuration);
  const isMember = useSlice(
    context.getController(createIdentityController).store,
    (known) => known.status === 'known' && known.who === 'member',
  );
  const isForShopper = user?.accountType !== 'swoosh' && (isMember || !context.isFlagOn('disableChat'));
  const href = isForShopper ? findSafeUrl(links?.chat, context.platform.address().href) : undefined;
  const isAnswered = useChatService(country, href !== undefined);
  return isAnswered ? href : undefined;
}

/** Whether the country has somebody to chat with. Looked up once that matters: no first screen carries the list. */
function useChatService(country: string, isNeeded: boolean): boolean {
  const context = useElementContext();
  const [answered, setAnswered] = useState<string>();
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    import('../../markets/chat/chat-hours.js').then(
      ({ chatHours }) => {
        if (isCurrent) setAnswered(findOfCountry(chatHours, country) ? country : undefined);
      },
      () => context.report({ code: 'chunk-load', retryable: true }, 'warning'),
    );
    return () => {
      isCurrent = false;
    };
  }, [context, country, isNeeded]);
  return answered === country;
}
