import { useState } from 'react';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import type { ReadyRules } from '../use-return-rules.js';
import { useWait } from '../../app/context/use-now.js';

export interface CodeWait {
  /** The remaining time as text; absent once the code works. */
  readonly text: string | undefined;
  /** The wait ended while the view was visible. */
  readonly hasEnded: boolean;
}

/** The wait until the code of a return works. Uses the service's clock if it is known. */
export function useCodeWait(placedAt: string | undefined, { codeWaitMinutes }: ReadyRules): CodeWait {
  const intl = useIntl();
  const lead = useElementContext().getPageState().clockLeadMs ?? 0;
  const wait = useWait((findCodeStart(placedAt, codeWaitMinutes) ?? -Infinity) - lead);
  const [wasOver] = useState(!wait);
  if (!wait) return { text: undefined, hasEnded: !wasOver };
  const { isLong, time } = wait;
  return { text: intl.t(isLong ? 'returnLabel.activeAt' : 'returnLabel.activeIn', { time }), hasEnded: false };
}

const MINUTE_MS = 60_000;

/**
 * When the code of a return starts to work, in wall-clock milliseconds: some minutes after the return was requested. Undefined if it works
 * at once, or if the time of the request is unknown.
 */
export function findCodeStart(placedAt: string | undefined, waitMinutes: number | undefined): number | undefined {
  if (placedAt === undefined || waitMinutes === undefined) return undefined;
  return Date.parse(placedAt) + waitMinutes * MINUTE_MS;
}
