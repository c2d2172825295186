import type { ReactNode } from 'react';
import type { CheckInResult } from './check-in-controller.js';

export interface CheckInFormProps {
  readonly use: CheckInResult;
  /** Why the last try failed. */
  readonly message?: ReactNode;
  /** In place of the button that sends. */
  readonly action?: ReactNode;
  /** What came of it is on its way to the screen. */
  readonly isWaiting?: boolean;
}
