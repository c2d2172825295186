import { useRef, type ComponentType, type ReactNode } from 'react';
import { useFrameLinks } from '../../app/navigation/use-frame-links.js';
import { useIntl } from '../../app/context/use-intl.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { OrderSkeleton } from '../../ui/order-skeleton.js';
import { ScreenHeading } from '../../ui/screen-heading.js';
import { InstructionsContent } from './instructions-content.js';
import { InstructionsHead } from './instructions-head.js';
import type { InstructionsViews } from './instructions-views.js';
import { NoReturn } from './no-return.js';
import { sayGuide } from './say-guide.js';
import { useInstructions, type InstructionsStand } from './use-instructions.js';

/**
 * What to do with what goes back, from the moment it was submitted. The heading stays the same node from the first moment on: it may have
 * the focus when the return comes, and takes it when the shopper looks at another way back.
 */
export function createReturnInstructions({ NoOrder, PartMissing }: InstructionsViews): ComponentType {
  return function ReturnInstructions(): ReactNode {
    const intl = useIntl();
    const heading = useRef<HTMLHeadingElement>(null);
    const { view, stand } = useInstructions();
    return (
      <section className="screen order instructions" onClick={useFrameLinks()}>
        <header className="order-head">
          <ScreenHeading isFirst headingRef={heading}>
            {sayHeading(stand, intl)}
          </ScreenHeading>
          {stand.status === 'ready' && <InstructionsHead order={stand.order} />}
        </header>
        <NoOrder view={view} />
        {stand.status === 'noRules' && <PartMissing onRetry={stand.retry} />}
        {stand.status === 'loading' && <OrderSkeleton />}
        {stand.status === 'noReturn' && <NoReturn order={stand.order} />}
        {stand.status === 'ready' && <InstructionsContent {...stand} headingRef={heading} PartMissing={PartMissing} />}
      </section>
    );
  };
}

/** The way back on show; until it is known, what the page is about. */
function sayHeading(stand: InstructionsStand, intl: Intl18n): string {
  const { guide, use } = stand.status === 'ready' ? stand : {};
  return guide && use?.shown ? sayGuide(guide, use.shown, intl) : intl.t('returnGuide.title');
}
