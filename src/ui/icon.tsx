import type { ReactNode } from 'react';

/** The paths of an icon on a 24 x 24 grid; icons are in files under `icons/`, so that a screen includes only those it uses. */
export type IconShape = readonly string[];

/** An icon beside text, with 1.5 px strokes in the text colour; hidden from assistive technology. */
export function Icon({ shape }: { readonly shape: IconShape }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {shape.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

export const ALERT_ICON: IconShape = ['M12 8v5', 'M12 16.5v.01', 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z'];
