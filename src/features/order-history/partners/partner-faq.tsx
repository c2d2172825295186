import type { ReactNode, Ref } from 'react';
import { useIntl } from '../../../app/context/use-intl.js';
import { useScope } from '../../../app/context/scope-context.js';
import { ExternalLink } from '../../../ui/external-link.js';

export const FAQ_ANCHOR = 'partner-faq';

const QUESTIONS = [
  ['partnerHistory.whatQuestion', 'partnerHistory.whatAnswer'],
  ['partnerHistory.missingQuestion', 'partnerHistory.missingAnswer'],
  ['partnerHistory.returnQuestion', 'partnerHistory.returnAnswer'],
  ['partnerHistory.contactQuestion', 'partnerHistory.contactAnswer'],
] as const;

/** What shoppers ask about partner orders. The last answer is whom to ask, so the way there stands below it. */
export function PartnerFaq({ headingRef }: { readonly headingRef: Ref<HTMLHeadingElement> }): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  return (
    <section className="faq" aria-labelledby={FAQ_ANCHOR}>
      <h3 className="faq-heading" id={FAQ_ANCHOR} tabIndex={-1} ref={headingRef}>
        {intl.t('partnerHistory.faq')}
      </h3>
      {QUESTIONS.map(([question, answer]) => (
        <details key={question} className="faq-entry">
          <summary>{intl.t(question)}</summary>
          <p>{intl.t(answer)}</p>
        </details>
      ))}
      <p>
        <ExternalLink href={scope.findLink('contact')}>{intl.t('failure.contact')}</ExternalLink>
      </p>
    </section>
  );
}
