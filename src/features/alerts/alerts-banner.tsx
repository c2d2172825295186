import type { ReactNode } from 'react';
import type { ShownAlert } from './compose-alerts.js';
import { useAlerts } from './use-alerts.js';
import { useFrameLinks } from '../../app/navigation/use-frame-links.js';
import { useIntl } from '../../app/context/use-intl.js';
import { ExternalLink } from '../../ui/external-link.js';
import { AlertsControls } from './alerts-controls.js';

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
