import type { ReactNode } from 'react';

/**
 * The name of an icon, and its paths on a 24 x 24 grid; icons are in files under `icons/`, so that a screen includes only those it uses.
 */
export type IconShape = readonly [name: string, ...paths: string[]];

interface IconProps {
  readonly shape: IconShape;
}

/**
 * An icon beside text, with 1.5 px strokes in the text colour; hidden from assistive technology. A page replaces it through the part with
 * its name.
 */
export function Icon({ shape: [name, ...paths] }: IconProps): ReactNode {
  return (
    <svg className="icon" part={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

export const ALERT_ICON: IconShape = ['alert', 'M12 8v5', 'M12 16.5v.01', 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z'];
