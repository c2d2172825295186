import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useIntl } from '../../host/use-intl.js';
import { useScope } from '../../host/scope-context.js';
import type { WizardStep } from '../../state/wizard-steps.js';
import { STEPS } from './steps.js';

/** Another step is another screen: its heading takes the focus and is read out. The first one leaves the page alone. */
export function useStepFocus(step: WizardStep | undefined): RefObject<HTMLHeadingElement | null> {
  const intl = useIntl();
  const { platform } = useScope();
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  // At once: what had the focus went away with the step, and for a frame it would be nowhere.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = step;
    if (step === undefined || before === undefined || before === step) return;
    heading.current?.focus();
    platform.announce(intl.t(STEPS[step].heading));
  }, [step, intl, platform]);
  return heading;
}
