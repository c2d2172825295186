import type { ReactNode } from 'react';
import type { OrderGroup } from './model/order.js';
import type { Intl18n } from '../i18n/create-intl.js';
import { formatHeading } from './item-words.js';

export interface GroupHeadingProps {
  readonly intl: Intl18n;
  readonly group: Pick<OrderGroup, 'heading' | 'subheading' | 'message' | 'tone' | 'statuses'>;
  /** When it is expected, where the headline does not say it. */
  readonly delivery?: string | undefined;
  /** The screen's own headline says it already: it stands for the structure alone. */
  readonly isHidden?: boolean;
  /** Two where no headline of ours stands above it. */
  readonly level?: 2 | 3;
}

/** What happens with a part of an order, in the server's words. The dot repeats the tone that the words already say. */
export function GroupHeading({ intl, group, delivery, isHidden, level = 3 }: GroupHeadingProps): ReactNode {
  const Heading = `h${level}` as const;
  const lines = [group.subheading, delivery, group.message].filter((line) => line !== undefined);
  return (
    <header className="card-status">
      <Heading className={isHidden ? 'for-reader' : `card-heading tone-${group.tone}`}>
        <span className="tone-dot" aria-hidden="true" />
        <span dir="auto">{formatHeading(group, intl)}</span>
      </Heading>
      {lines.map((line, index) => (
        <p key={index} className="card-sub" dir="auto">
          {line}
        </p>
      ))}
    </header>
  );
}
