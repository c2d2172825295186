import { useEffect, useRef, type ReactNode, useLayoutEffect } from 'react';
import { PROGRESS, type CheckInStage } from './model/check-in.js';
import { signIn } from '../../app/navigation/leave-for.js';
import type { CheckInResult } from './check-in-controller.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import type { MessageId } from '../../i18n/create-intl.js';
import type { Followed } from './store/check-in.js';
import { Button } from '../../ui/button.js';
import { CLOCK_ICON } from '../../ui/icons/clock-icon.js';
import { MessageBox } from '../../ui/message-box.js';
import { StoreContact } from './store-contact.js';
import { ProgressRing } from '../../ui/progress-ring.js';
import { takeLostFocus } from '../../ui/take-lost-focus.js';

export interface FollowedStageProps {
  readonly checkIn: CheckInResult;
  readonly state: Followed;
  readonly phone: string | undefined;
  /** Drawn in place of the ring once the order is picked up. */
  readonly done: ReactNode;
}

/** The texts of each stage: in the ring, title and paragraph. */
const WORDS = {
  submitted: ['curbsideStage.submittedWord', 'curbsideStage.submittedTitle', 'curbsideStage.submitted'],
  claimed: ['curbsideStage.claimedWord', 'curbsideStage.claimedTitle', 'curbsideStage.claimed'],
  complete: ['curbsideStage.completeWord', 'curbsideStage.completeTitle', 'curbsideStage.complete'],
} as const satisfies Readonly<Record<CheckInStage, readonly MessageId[]>>;

/** The stage of an accepted arrival, and help if no team member comes. */
export function FollowedStage({ checkIn, state, phone, done }: FollowedStageProps): ReactNode {
  const intl = useIntl();
  const { stage } = state;
  const [word, title, text] = WORDS[stage];
  useStageStatus(state);
  return (
    <StagePanel
      percent={PROGRESS[stage]}
      word={intl.t(word)}
      icon={stage === 'complete' ? done : undefined}
      title={intl.t(title)}
      text={intl.t(text)}
    >
      {stage !== 'complete' && checkIn.vehicle.trim() !== '' && (
        <p className="curbside-vehicle">
          {intl.rich('curbsideStage.vehicle', { vehicle: () => <bdi key="vehicle">{checkIn.vehicle.trim()}</bdi> })}
        </p>
      )}
      {(state.isOverdue || state.failure) && <NoUpdate state={state} phone={phone} onCheck={checkIn.checkAgain} />}
    </StagePanel>
  );
}

const NO_UPDATE = {
  overdue: ['curbsideStage.lateTitle', 'curbsideStage.late'],
  lost: ['curbsideStage.lostTitle', 'curbsideStage.lost'],
} as const satisfies Readonly<Record<string, readonly MessageId[]>>;

interface NoUpdateProps {
  readonly state: Followed;
  readonly phone: string | undefined;
  readonly onCheck: () => void;
}

/**
 * Shown if no team member came in time or polling failed: the phone number and a button to check again. The number stands
 * outside the alert, because it may load later and would make screen readers repeat the alert.
 */
function NoUpdate({ state, phone, onCheck }: NoUpdateProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { isOverdue, failure, isChecking } = state;
  const isSignedOut = failure?.status === 401;
  const [title, text] = NO_UPDATE[isOverdue ? 'overdue' : 'lost'];
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

/** Announces a new stage, and a manual check without a new result, once each. */
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

export interface StagePanelProps {
  /** 0 to 100. */
  readonly percent: number;
  /** The text in the ring. */
  readonly word: string;
  /** Drawn in place of the ring: nothing is left to do, or how far it has come is unknown. */
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** The stage as a ring and in words. Its title takes the focus if it was lost with the form, so that it is read out. */
export function StagePanel({ percent, word, icon, title, text, children }: StagePanelProps): ReactNode {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  // A layout effect: the pressed button is gone, and otherwise the browser would move the focus to `<body>` first.
  useLayoutEffect(() => takeLostFocus(heading.current), []);
  return (
    <div className="curbside-stage">
      <ProgressRing label={intl.t('curbside.progress')} percent={percent} word={word}>
        {icon}
      </ProgressRing>
      <h3 part="heading" ref={heading} tabIndex={-1} data-first="">
        {title}
      </h3>
      <p>{text}</p>
      {children}
    </div>
  );
}
