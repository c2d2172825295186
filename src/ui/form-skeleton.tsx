import type { ReactNode } from 'react';

/** Placeholder of a form with two fields and a button while its wording loads. */
export function FormSkeleton(): ReactNode {
  return (
    <div className="screen is-narrow form-skeleton" aria-busy="true">
      <div className="skeleton is-heading" />
      <div className="skeleton is-line" />
      <div className="skeleton is-field" />
      <div className="skeleton is-field" />
      <div className="skeleton is-action" />
    </div>
  );
}
