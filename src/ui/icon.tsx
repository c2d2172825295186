import type { ReactNode } from 'react';

/** The lines of an icon in a square of 24; each icon is a file in `icons/`, so that a screen carries only those that it draws. */
export type IconShape = readonly string[];

/** A picture beside words, in 1.5 px strokes of the colour of the text; hidden from assistive technology. */
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

export const CLOCK_ICON: IconShape = ['M12 7v5l3.5 2', 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z'];
