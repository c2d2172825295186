import { useEffect, type ReactNode } from 'react';
import english from '../../../locales/en.json?only=missingCalls.,failure.contact&ast';
import type { CallName } from '../../http/model/call-classes.js';
import type { MessageId } from '../../i18n/create-intl.js';
import { ExternalLink } from '../../ui/external-link.js';
import { INFO_ICON } from '../../ui/icons/info-icon.js';
import { MessageBox } from '../../ui/message-box.js';
import { ScreenHeading } from '../../ui/screen-heading.js';
import { nameUnknownCalls } from '../configuration/explain-problems.js';
import { useElementContext, useIntl, type LazyModule } from '../context/element-context.js';

export interface MissingCallsProps {
  readonly names: readonly CallName[];
  /** The heading of the screen, if the message is all of it. */
  readonly title?: MessageId | undefined;
}

/** Says that the shop does not offer this here, and tells the page which calls are not listed. */
function MissingCalls({ names, title }: MissingCallsProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  useReport(names);
  const message = (
    <MessageBox tone="neutral" icon={INFO_ICON} title={intl.t('missingCalls.title')} isFirst={title === undefined}>
      <p>{intl.t('missingCalls.text')}</p>
      <ExternalLink href={context.findLink('contact')}>{intl.t('failure.contact')}</ExternalLink>
    </MessageBox>
  );
  if (title === undefined) return message;
  return (
    <section className="screen is-narrow">
      <ScreenHeading isFirst>{intl.t(title)}</ScreenHeading>
      {message}
    </section>
  );
}

/** Reports once that the screen is useless to the shopper. */
function useReport(names: readonly CallName[]): void {
  const context = useElementContext();
  const missing = names.filter((name) => !context.hasCalls(name)).join(', ');
  useEffect(() => {
    nameUnknownCalls(context);
    context.port.warn(`the tag cannot be used: expected adapter.service.calls to list ${missing}.`);
    context.report({ code: 'config-call-missing', retryable: false });
  }, [context, missing]);
}

/** The message in place of what needs a missing call; loaded only by pages that have none. */
export const missingCallsModule = {
  views: { MissingCalls },
  english,
  styles: [],
} as const satisfies LazyModule<object>;
