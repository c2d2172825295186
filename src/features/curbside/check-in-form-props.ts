import type { ReactNode } from 'react';
import type { CheckInResult } from './check-in-controller.js';

/** Id of the note on what is missing, beside the button. */
export const NOTE_ID = 'note';

export interface CheckInFormProps {
  readonly checkIn: CheckInResult;
  /** Why the last try failed. */
  readonly message?: ReactNode;
  /** Replaces the submit button. */
  readonly action?: ReactNode;
  /** Whether the views that show the result are still loading. */
  readonly isWaiting?: boolean;
}
