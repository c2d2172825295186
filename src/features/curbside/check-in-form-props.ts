import type { ReactNode } from 'react';
import type { CheckInResult } from './check-in-controller.js';

export interface CheckInFormProps {
  readonly use: CheckInResult;
  /** Why the last try failed. */
  readonly message?: ReactNode;
  /** Replaces the submit button. */
  readonly action?: ReactNode;
  /** Whether the views that show the result are still loading. */
  readonly isWaiting?: boolean;
}
