import type { ReactNode } from 'react';
import type { ShownAlert } from './compose-alerts.js';
import { useIntl } from '../../app/context/use-intl.js';
import type { useAlerts } from './use-alerts.js';
import { useScope } from '../../app/context/scope-context.js';
import { Icon, type IconShape } from '../../ui/icon.js';
import { NEXT_ICON } from '../../ui/icons/next-icon.js';
import { PAUSE_ICON } from '../../ui/icons/pause-icon.js';
import { PLAY_ICON } from '../../ui/icons/play-icon.js';
import { PREVIOUS_ICON } from '../../ui/icons/previous-icon.js';

export interface AlertsControlsProps extends Pick<ReturnType<typeof useAlerts>, 'state' | 'rotation'> {
  readonly alerts: readonly ShownAlert[];
}

/** One back, one on, and a stop to what goes on by itself. */
export function AlertsControls({ alerts, state, rotation }: AlertsControlsProps): ReactNode {
  const intl = useIntl();
  const { platform } = useScope();
  const handleStep = (by: 1 | -1): void => {
    rotation.step(by);
    // Asked for, it is read out; what changes by itself is not.
    platform.announce(alerts[(state.at + by + alerts.length) % alerts.length]?.text ?? '');
  };
  return (
    <div className="alerts-controls">
      <IconButton name={intl.t('alerts.previous')} icon={PREVIOUS_ICON} isTurned onPress={() => handleStep(-1)} />
      {!state.isStill && (
        <IconButton
          name={intl.t(state.isPaused ? 'alerts.play' : 'alerts.pause')}
          icon={state.isPaused ? PLAY_ICON : PAUSE_ICON}
          onPress={rotation.toggle}
        />
      )}
      <IconButton name={intl.t('alerts.next')} icon={NEXT_ICON} isTurned onPress={() => handleStep(1)} />
    </div>
  );
}

interface IconButtonProps {
  readonly name: string;
  readonly icon: IconShape;
  /** It points along the line, and so the other way where lines run from right to left. */
  readonly isTurned?: boolean;
  readonly onPress: () => void;
}

function IconButton({ name, icon, isTurned = false, onPress }: IconButtonProps): ReactNode {
  return (
    <button
      className={isTurned ? 'alerts-button is-turned' : 'alerts-button'}
      type="button"
      aria-label={name}
      onClick={onPress}
    >
      <Icon shape={icon} />
    </button>
  );
}
