import type { ReactNode } from 'react';

export interface SideCardProps {
  readonly title: string;
  /** A page replaces the content below the title through this slot. */
  readonly slotName?: string;
  readonly children: ReactNode;
}

/** A card beside the order. */
export function SideCard({ title, slotName, children }: SideCardProps): ReactNode {
  return (
    <section className="side-card" part="side-card">
      <h3 className="side-title" part="heading">
        {title}
      </h3>
      {slotName === undefined ? children : <slot name={slotName}>{children}</slot>}
    </section>
  );
}
