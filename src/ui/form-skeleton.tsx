import type { ReactNode } from 'react';

/** Placeholder of a form with two fields and a button while its wording loads. */
export function FormSkeleton(): ReactNode {
  return (
    <div className="screen is-narrow form-skeleton" aria-busy="true">
      <div className="bone is-heading" />
      <div className="bone is-line" />
      <div className="bone is-field" />
      <div className="bone is-field" />
      <div className="bone is-action" />
    </div>
  );
}
