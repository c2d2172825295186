import type { ReactNode } from 'react';

export interface ProgressRingProps {
  /** The name of what progresses. */
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  /** Shown in the middle, and read out as the value. */
  readonly word: string;
  /** An icon in place of the ring. */
  readonly children?: ReactNode;
}

/** A progress ring with a word in its middle. */
export function ProgressRing({ label, percent, word, children }: ProgressRingProps): ReactNode {
  return (
    <div
      className="ring"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={word}
    >
      {children ?? (
        <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
          <circle cx="50" cy="50" r="46" />
          <circle className="ring-done" cx="50" cy="50" r="46" pathLength={100} strokeDasharray={`${percent} 100`} />
        </svg>
      )}
      <span>{word}</span>
    </div>
  );
}
