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
