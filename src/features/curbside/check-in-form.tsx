import { useEffect, useId, type ReactNode, type SyntheticEvent } from 'react';
import { countLeft, isVehicle, PROGRESS } from './model/check-in.js';
import { useIntl, useScope } from '../../app/context/scope-context.js';
import { useSlowNotice } from '../../app/context/use-slow-notice.js';
import { Button } from '../../ui/button.js';
import { ProgressRing } from '../../ui/progress-ring.js';
import { TextArea } from '../../ui/text-area.js';
import type { CheckInFormProps } from './check-in-form-props.js';
import { loadStages } from './load-stages.js';

/** From so many signs before the end on, the counter is read out, every ten. */
const NEAR = 20;

/** What the shopper sits in, and the press that tells the store. */
export function CheckInForm({ use, message, action, isWaiting = false }: CheckInFormProps): ReactNode {
  const intl = useIntl();
  const noteId = useId();
  const { state, vehicle, edit, submit, prepare } = use;
  const isSending = state.status === 'sending';
  const isBusy = isSending || isWaiting;
  const left = countLeft(vehicle);
  const count = intl.t('curbside.left', { count: left });
  const needsVehicle = !isVehicle(vehicle);
  useSendingNews(isSending, isSending && state.isSlow);

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    submit();
  }

  /** What follows is fetched while the shopper types; what does not come is asked for again. */
  function handleStart(): void {
    prepare();
    loadStages().catch(() => undefined);
  }

  return (
    <form className="form" noValidate autoComplete="off" onSubmit={handleSubmit} onFocus={handleStart}>
      <ProgressRing label={intl.t('curbside.progress')} percent={PROGRESS.ready} word={intl.t('curbside.ready')} />
      {message}
      <p>{intl.t('curbside.intro')}</p>
      <TextArea
        name="vehicleDescription"
        label={intl.t('curbside.vehicle')}
        value={vehicle}
        count={count}
        news={left <= NEAR && left % 10 === 0 ? count : ''}
        isFirst
        onChange={edit}
      />
      <p className="form-note" id={noteId}>
        {needsVehicle && intl.t('curbside.needsVehicle')}
      </p>
      {action ?? (
        <Button
          kind="primary"
          type="submit"
          isBusy={isBusy}
          isDisabled={needsVehicle && !isBusy}
          reasonId={needsVehicle ? noteId : undefined}
        >
          {intl.t('curbside.submit')}
        </Button>
      )}
    </form>
  );
}

/** What goes on without the shopper's doing is said once. */
function useSendingNews(isSending: boolean, isSlow: boolean): void {
  const intl = useIntl();
  const { platform } = useScope();
  useEffect(() => {
    if (isSending) platform.announce(intl.t('curbside.sending'));
  }, [isSending, intl, platform]);
  useSlowNotice(isSlow, 'curbside.slow');
}
