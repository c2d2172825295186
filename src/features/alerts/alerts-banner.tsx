import type { ReactNode } from 'react';
import english from '../../../locales/en.json?only=alerts.&ast';
import styles from './alerts.css?inline';
import { createAlertsController, type ShownAlert, type ShownAlerts } from './alerts-controller.js';
import { useFrameLinks } from '../../app/navigation/open-in-top.js';
import { useIntl, useElementContext, useSelector, type LazyModule } from '../../app/context/element-context.js';
import { ExternalLink } from '../../ui/external-link.js';
import { Icon, type IconShape } from '../../ui/icon.js';
import { NEXT_ICON, PREVIOUS_ICON, PAUSE_ICON, PLAY_ICON } from '../../ui/icons/next-icon.js';
import type { Rotation } from './store/rotation.js';

export interface AlertsBannerProps {
  /** Classes of the placeholder. */
  readonly className: string;
}

/**
 * The page's alerts, one visible at a time. All are in the list permanently, so screen readers hear no changes and can
 * read every alert; focusing an alert makes it visible.
 */
export function AlertsBanner({ className }: AlertsBannerProps): ReactNode {
  const intl = useIntl();
  const { alerts, state, rotation } = useAlerts();
  const handleClick = useFrameLinks();
  if (!alerts) return <div className={className} />;
  if (alerts.length === 0) return null;
  return (
    <section
      className={`${className} alerts`}
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

/** Buttons for the previous and next alert, and for pausing the rotation. */
function AlertsControls({ alerts, state, rotation }: AlertsControlsProps): ReactNode {
  const intl = useIntl();
  const { platform } = useElementContext();
  const handleStep = (by: 1 | -1): void => {
    rotation.step(by);
    // Announce only requested changes, not automatic ones.
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
  /** Whether the icon points along the text and is mirrored in right-to-left languages. */
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

/** The view of the alerts; lazy, so that pages without alerts do not load it. */
export const alertsModule = {
  views: { AlertsBanner },
  english,
  styles: [styles],
} as const satisfies LazyModule<object>;

/** The page's alerts for this shopper, the visible one, and the rotation's controls. */
function useAlerts() {
  const context = useElementContext();
  const { store, rotation } = context.getController(createAlertsController);
  const alerts: ShownAlerts = useSelector(store, (state) => state);
  const state = useSelector(rotation.store, (current) => current);
  return { alerts, state, rotation: rotation as Omit<Rotation, 'store' | 'dispose' | 'turnTo'> };
}
