import type { ReactNode, Ref } from 'react';
import { useFrameLinks } from '../../app/navigation/use-frame-links.js';
import { useIntl } from '../../app/context/use-intl.js';
import type { MessageId } from '../../i18n/message-id.js';
import { ScreenHeading } from '../../ui/screen-heading.js';

export interface WizardFrameProps {
  /** That of the wizard until a step has one. */
  readonly heading?: MessageId;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Above the heading. */
  readonly top?: ReactNode;
  readonly children: ReactNode;
}

/** What is the same for all that the wizard shows. */
export function WizardFrame({
  heading = 'returnWizard.title',
  headingRef,
  top,
  children,
}: WizardFrameProps): ReactNode {
  const intl = useIntl();
  return (
    <section className="screen order wizard" onClick={useFrameLinks()}>
      <header className="order-head">
        {top}
        <ScreenHeading isFirst {...(headingRef && { headingRef })}>
          {intl.t(heading)}
        </ScreenHeading>
      </header>
      {children}
    </section>
  );
}
