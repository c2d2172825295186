import type { ReactNode } from 'react';
import { findTelUrl } from '../../http/model/tel-url.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import { ExternalLink } from '../../ui/external-link.js';

/** Contacts: the store's phone number, if it has one, and the shop's contact page. */
export function StoreContact({ phone }: { readonly phone: string | undefined }): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const tel = phone === undefined ? undefined : findTelUrl(phone);
  return (
    <p className="curbside-contact">
      {tel !== undefined && (
        <a href={tel}>{intl.rich('curbsideStage.call', { number: () => <bdi key="number">{phone}</bdi> })}</a>
      )}
      <ExternalLink href={context.findLink('contact')}>{intl.t('failure.contact')}</ExternalLink>
    </p>
  );
}
