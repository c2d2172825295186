import type { MessageId } from '../../i18n/message-id.js';
import type { WizardStep } from '../../state/wizard-steps.js';

/** What a step is called. */
export interface StepWords {
  /** In the list of steps. */
  readonly name: MessageId;
  /** The headline of its screen. */
  readonly heading: MessageId;
}

/** The steps in words. */
export const STEPS = {
  items: { name: 'returnWizard.items', heading: 'returnWizard.itemsHeading' },
  method: { name: 'returnWizard.method', heading: 'returnWizard.methodHeading' },
} as const satisfies Readonly<Record<WizardStep, StepWords>>;
