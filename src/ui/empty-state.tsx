import type { ReactNode } from 'react';

export interface EmptyStateProps {
  readonly text: string;
  /** What the shopper can do next, such as a button. */
  readonly children: ReactNode;
}

/** Shown if there is no content: a drawing, one line of text, and what to do next. */
export function EmptyState({ text, children }: EmptyStateProps): ReactNode {
  return (
    <div className="empty">
      <svg className="empty-drawing" viewBox="0 0 96 80" aria-hidden="true" focusable="false">
        <path d="M12 28l36-16l36 16v34l-36 14l-36-14z" />
        <path d="M12 28l36 14l36-14" />
        <path d="M48 42v34" />
        <path d="M30 20l36 15v13" />
      </svg>
      <p>{text}</p>
      {children}
    </div>
  );
}
