import type { ReactNode } from 'react';
import { useChatLink } from './use-chat-link.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useScope } from '../../app/context/scope-context.js';
import { ExternalLink } from '../../ui/external-link.js';
import { SideCard } from './side-card.js';

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
