import type { ReactNode } from 'react';
import english from '../../../locales/en.json?only=alerts.&ast';
import styles from './alerts.css?inline';
import { createAlertsController, type ShownAlert, type ShownAlerts } from './alerts-controller.js';
import { useFrameLinks } from '../../app/navigation/open-in-top.js';
import { useIntl, useElementContext, useSlice, type LazyModule } from '../../app/context/element-context.js';
import { ExternalLink } from '../../ui/button.js';
import { Icon, type IconShape } from '../../ui/icon.js';
import { NEXT_ICON, PREVIOUS_ICON, PAUSE_ICON, PLAY_ICON } from '../../ui/icons/next-icon.js';
import type { Rotation } from './store/rotation.js';

export interface AlertsBannerProps {
  /** Classes of the room that was kept. */
  readonly room: string;
}

/**
 * What the shop has to say, one after the other. All of it is in the list at any time: who listens hears no change, and can read the
 * whole; the focus brings to the front what it goes to.
 */
export function AlertsBanner({ room }: AlertsBannerProps): ReactNode {
  const intl = useIntl();
  const { alerts, state, rotation } = useAlerts();
  const handleClick = useFrameLinks();
  if (!alerts) return <div className={room} />;
  if (alerts.length === 0) return null;
  return (
    <section
      className={`${room} alerts`}
      aria-label={intl.t('alerts.label')}
      onClick={handleClick}
      onPointerEnter={() => rotation.hold('pointer', true)}
      onPointerLeave={() => rotation.hold('pointer', false)}
      onFocus={() => rotation.hold('focus', true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        rotation.hold('focus', relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
    >
      <ul className="alerts-list">
        {alerts.map((alert, index) => (
          <li
            key={`${alert.id} ${index}`}
            className={index === state.at ? 'alert' : 'alert is-away'}
            onFocus={() => rotation.show(index)}
          >
            <AlertText alert={alert} />
          </li>
        ))}
      </ul>
      {alerts.length > 1 && <AlertsControls alerts={alerts} state={state} rotation={rotation} />}
    </section>
  );
}

function AlertText({ alert }: { readonly alert: ShownAlert }): ReactNode {
  return (
    <ExternalLink href={alert.href}>
      <span className="alert-text" dir="auto">
        {alert.text}
      </span>
    </ExternalLink>
  );
}

interface AlertsControlsProps extends Pick<ReturnType<typeof useAlerts>, 'state' | 'rotation'> {
  readonly alerts: readonly ShownAlert[];
}

/** One back, one on, and a stop to what goes on by itself. */
function AlertsControls({ alerts, state, rotation }: AlertsControlsProps): ReactNode {
  const intl = useIntl();
  const { platform } = useElementContext();
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

/** What a page needs that has something to say, so that all others carry nothing of it. */
export const alertsModule = {
  views: { AlertsBanner },
  english,
  styles: [styles],
} as const satisfies LazyModule<object>;

/** What the page has to say to this shopper, which of it is on show, and what can be done about that. */
function useAlerts() {
  const context = useElementContext();
  const { store, rotation } = context.getController(createAlertsController);
  const alerts: ShownAlerts = useSlice(store, (state) => state);
  const state = useSlice(rotation.store, (current) => current);
  return { alerts, state, rotation: rotation as Omit<Rotation, 'store' | 'dispose' | 'turnTo'> };
}
