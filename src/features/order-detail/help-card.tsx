import { useEffect, useState, type ReactNode } from 'react';
import { useIntl, useElementContext, useSelector } from '../../app/context/element-context.js';
import { ExternalLink } from '../../ui/external-link.js';
import { SideCard } from '../../orders/side-card.js';
import { findSafeUrl, type SafeUrl } from '../../http/model/safe-url.js';
import { createIdentityController } from '../../app/session/identity-controller.js';
import { findForCountry } from '../../app/data/find-for-country.js';

interface HelpCardProps {
  /** False if the screen links to the contact elsewhere. */
  readonly hasContact?: boolean;
}

/** Help links. A page can replace them through the slot `help`. */
export function HelpCard({ hasContact = true }: HelpCardProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const links = [
    ['orderDetail.contact', hasContact ? context.findLink('contact') : undefined],
    ['orderDetail.chat', useChatLink()],
    ['orderDetail.returns', context.findLink('returnPolicy')],
    ['orderDetail.helpPages', context.findLink('help')],
  ] as const;
  return (
    <SideCard title={intl.t('orderDetail.help')} slotName="help">
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
    </SideCard>
  );
}

/** The link to the shop's contact page, below a sentence that asks the shopper to contact the shop. */
export function ContactLink(): ReactNode {
  const intl = useIntl();
  const contact = useElementContext().findLink('contact');
  if (contact === undefined) return null;
  return (
    <p>
      <ExternalLink href={contact}>{intl.t('orderDetail.contact')}</ExternalLink>
    </p>
  );
}

/**
 * Returns the address of the shop's chat, or undefined if the page has no chat link, the country has no chat service,
 * or the user is an employee or a member of an employee's family (`swoosh`). The flag `disableChat` hides it from
 * shoppers without a token.
 */
function useChatLink(): SafeUrl | undefined {
  const context = useElementContext();
  const { links, user } = context.getAdapter() ?? {};
  const { country } = useSelector(context.settings, ({ configuration }) => configuration);
  const isMember = useSelector(
    context.getController(createIdentityController).store,
    (known) => known.status === 'known' && known.who === 'member',
  );
  const isForShopper = user?.accountType !== 'swoosh' && (isMember || !context.isFlagOn('disableChat'));
  const href = isForShopper ? findSafeUrl(links?.chat, context.platform.href()) : undefined;
  const isAnswered = useChatService(country, href !== undefined);
  return isAnswered ? href : undefined;
}

/** Tells whether the country has a chat service. The list of countries loads on demand: no first screen carries it. */
function useChatService(country: string, isNeeded: boolean): boolean {
  const context = useElementContext();
  const [answered, setAnswered] = useState<string>();
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    import('../../markets/chat/chat-countries.js').then(
      ({ hasChatByCountry }) => {
        if (isCurrent) setAnswered(findForCountry(hasChatByCountry, country) ? country : undefined);
      },
      () => context.report({ code: 'chunk-load', retryable: true }, 'warning'),
    );
    return () => {
      isCurrent = false;
    };
  }, [context, country, isNeeded]);
  return answered === country;
}
