import { useEffect, useRef, type ReactNode } from 'react';
import { PROGRESS, type CheckInStage } from './model/check-in.js';
import { signIn } from '../../app/navigation/sign-in.js';
import type { CheckInUse } from './use-check-in.js';
import { useIntl, useScope } from '../../app/context/scope-context.js';
import type { MessageId } from '../../i18n/create-intl.js';
import type { Followed } from './store/check-in-state.js';
import { Button } from '../../ui/button.js';
import { CLOCK_ICON } from '../../ui/icon.js';
import { MessageBox } from '../../ui/message-box.js';
import { StagePanel } from './stage-panel.js';
import { StoreContact } from './store-contact.js';

export interface FollowedStageProps {
  readonly use: CheckInUse;
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
  useStageNews(state);
  return (
    <StagePanel percent={PROGRESS[stage]} word={intl.t(word)} title={intl.t(title)} text={intl.t(text)}>
      {stage !== 'complete' && use.vehicle.trim() !== '' && (
        <p className="curbside-vehicle">
          {intl.rich('curbsideStage.vehicle', { vehicle: () => <bdi key="vehicle">{use.vehicle.trim()}</bdi> })}
        </p>
      )}
      {(state.isLate || state.failure) && <NoNews state={state} phone={phone} onCheck={use.checkAgain} />}
    </StagePanel>
  );
}

const NO_NEWS = {
  late: ['curbsideStage.lateTitle', 'curbsideStage.late'],
  lost: ['curbsideStage.lostTitle', 'curbsideStage.lost'],
} as const satisfies Readonly<Record<string, readonly MessageId[]>>;

interface NoNewsProps {
  readonly state: Followed;
  readonly phone: string | undefined;
  readonly onCheck: () => void;
}

/**
 * Nobody came in time, or nobody can say how far it is: whom to call, and one more look. What may still change stands beside what is
 * read out: the store's number may come later, and would have all of it read again.
 */
function NoNews({ state, phone, onCheck }: NoNewsProps): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const { isLate, failure, isChecking } = state;
  const isSignedOut = failure?.status === 401;
  const [title, text] = NO_NEWS[isLate ? 'late' : 'lost'];
  return (
    <>
      <MessageBox tone="critical" {...(isLate && { icon: CLOCK_ICON })} title={intl.t(title)} isAlert>
        <p>{intl.t(isSignedOut ? 'curbsideStage.signedOut' : text)}</p>
      </MessageBox>
      <StoreContact phone={phone} />
      {isSignedOut && (
        <Button kind="text" onPress={() => signIn(scope)}>
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
function useStageNews({ stage, isChecking }: Followed): void {
  const intl = useIntl();
  const { platform } = useScope();
  const before = useRef({ stage, isChecking });
  useEffect(() => {
    const last = before.current;
    before.current = { stage, isChecking };
    const hasNews = last.stage !== stage;
    if (!hasNews && (isChecking || !last.isChecking)) return;
    platform.announce(intl.t(hasNews ? WORDS[stage][1] : 'curbsideStage.nothingNew'));
  }, [stage, isChecking, intl, platform]);
}
