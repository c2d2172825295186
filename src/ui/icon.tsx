import type { ReactNode } from 'react';

/** One own line set: 24 by 24, 1.5 px strokes in the colour of the text. */
const PATHS = {
  alert: ['M12 8v5', 'M12 16.5v.01', 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z'],
  clock: ['M12 7v5l3.5 2', 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z'],
  picture: ['M4 5h16v14H4z', 'M4 16l5-5l4 4l3-3l4 4', 'M15.5 9v.01'],
} as const;

export type IconName = keyof typeof PATHS;

/** A picture beside words; hidden from assistive technology. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {PATHS[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
