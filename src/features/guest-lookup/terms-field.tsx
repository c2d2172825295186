import { Fragment, type ReactNode } from 'react';
import { useIntl } from '../../host/use-intl.js';
import { useLookup } from '../../host/use-lookup.js';
import { useScope } from '../../host/scope-context.js';
import { useSlice } from '../../host/use-slice.js';
import { Checkbox } from '../../ui/checkbox.js';
import { ExternalLink } from '../../ui/external-link.js';

/** The agreements of the market, each a link, and the box that accepts them. */
export function TermsField(): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const { lookup, state } = useLookup();
  const { lookupTerms } = useSlice(scope.settings, (settings) => settings.rules);
  const links: Record<string, (parts: ReactNode[]) => ReactNode> = {};
  for (const name of lookupTerms) {
    links[name] = (parts) => (
      <ExternalLink key={name} href={scope.findLink(name)}>
        {parts.map((part, index) => (
          <Fragment key={index}>{part}</Fragment>
        ))}
      </ExternalLink>
    );
  }
  return (
    <Checkbox
      name="acceptsTerms"
      isChecked={state.values.acceptsTerms}
      onChange={(acceptsTerms) => lookup.edit({ acceptsTerms })}
    >
      {intl.rich('guestLookup.terms', links)}
    </Checkbox>
  );
}
