import { useId, type ReactNode } from 'react';
import { Button } from '../../../ui/button.js';

export interface ReviewSectionProps {
  readonly title: string;
  /** What the button says that leads back to where it is decided. */
  readonly edit: string;
  readonly onEdit: () => void;
  readonly children: ReactNode;
}

/** One thing that was decided, and the way back to it. */
export function ReviewSection({ title, edit, onEdit, children }: ReviewSectionProps): ReactNode {
  const id = useId();
  return (
    <section className="review" aria-labelledby={id}>
      <h3 className="side-title" id={id}>
        {title}
      </h3>
      {children}
      <Button kind="text" onPress={onEdit}>
        {edit}
      </Button>
    </section>
  );
}
