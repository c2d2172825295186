import { useEffect, useRef, type ReactNode } from 'react';
import { PROGRESS, type CheckInStage } from './model/check-in.js';
import { signIn } from '../../app/navigation/navigate.js';
import type { CheckInResult } from './use-check-in.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import type { MessageId } from '../../i18n/create-intl.js';
import type { Followed } from './store/check-in-state.js';
import { Button } from '../../ui/button.js';
import { CLOCK_ICON } from '../../ui/icon.js';
import { MessageBox } from '../../ui/message-box.js';
import { StagePanel } from './stage-panel.js';
import { StoreContact } from './store-contact.js';

export interface FollowedStageProps {
  readonly use: CheckInResult;
  readonly state: Followed;
  readonly phone: string | undefined;
}

/** What each stage says: in the ring, and beside it. */
const WORDS = {
  submitted: ['curbsideStage.submittedWord', 'curbsideStage.submittedTitle', 'curbsideStage.submitted'],
  claimed: ['curbsideStage.claimedWord', 'curbsideStage.claimedTitle', 'curbsideStage.claimed'],
  complete: ['curbsideStage.completeWord', 'curbsideStage.completeTitle', 'curbsideStage.complete'],
} as const satisfies Readonly<Record<CheckInStage, readonly MessageId[]>>;

/** The store knows: how far it is, and what helps where nobody comes. */
export function FollowedStage({ use, state, phone }: FollowedStageProps): ReactNode {
  const intl = useIntl();
  const { stage } = state;
  const [word, title, text] = WORDS[stage];
  useStageStatus(state);
  return (
    <StagePanel percent={PROGRESS[stage]} word={intl.t(word)} title={intl.t(title)} text={intl.t(text)}>
      {stage !== 'complete' && use.vehicle.trim() !== '' && (
        <p className="curbside-vehicle">
          {intl.rich('curbsideStage.vehicle', { vehicle: () => <bdi key="vehicle">{use.vehicle.trim()}</bdi> })}
        </p>
      )}
      {(state.isOverdue || state.failure) && <NoUpdate state={state} phone={phone} onCheck={use.checkAgain} />}
    </StagePanel>
  );
}

const NO_UPDATE = {
  late: ['curbsideStage.lateTitle', 'curbsideStage.late'],
  lost: ['curbsideStage.lostTitle', 'curbsideStage.lost'],
} as const satisfies Readonly<Record<string, readonly MessageId[]>>;

interface NoUpdateProps {
  readonly state: Followed;
  readonly phone: string | undefined;
  readonly onCheck: () => void;
}

/**
 * Nobody came in time, or nobody can say how far it is: whom to call, and one more look. What may still change stands beside what is
 * read out: the store's number may come later, and would have all of it read again.
 */
function NoUpdate({ state, phone, onCheck }: NoUpdateProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { isOverdue, failure, isChecking } = state;
  const isSignedOut = failure?.status === 401;
  const [title, text] = NO_UPDATE[isOverdue ? 'late' : 'lost'];
  return (
    <>
      <MessageBox tone="critical" {...(isOverdue && { icon: CLOCK_ICON })} title={intl.t(title)} isAlert>
        <p>{intl.t(isSignedOut ? 'curbsideStage.signedOut' : text)}</p>
      </MessageBox>
      <StoreContact phone={phone} />
      {isSignedOut && (
        <Button kind="text" onPress={() => signIn(context)}>
          {intl.t('curbsideStage.signIn')}
        </Button>
      )}
      <Button kind="secondary" isBusy={isChecking} onPress={onCheck}>
        {intl.t('curbsideStage.check')}
      </Button>
    </>
  );
}

/** A stage that comes by itself is said once; so is that a look brought nothing new. */
function useStageStatus({ stage, isChecking }: Followed): void {
  const intl = useIntl();
  const { platform } = useElementContext();
  const before = useRef({ stage, isChecking });
  useEffect(() => {
    const last = before.current;
    before.current = { stage, isChecking };
    const hasStatus = last.stage !== stage;
    if (!hasStatus && (isChecking || !last.isChecking)) return;
    platform.announce(intl.t(hasStatus ? WORDS[stage][1] : 'curbsideStage.nothingNew'));
  }, [stage, isChecking, intl, platform]);
}
