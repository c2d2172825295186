import type { ReactNode } from 'react';

export interface SideCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A card beside the order. */
export function SideCard({ title, children }: SideCardProps): ReactNode {
  return (
    <section className="side-card" part="side-card">
      <h3 className="side-title" part="heading">
        {title}
      </h3>
      {children}
    </section>
  );
}
