import type { ComponentType } from 'react';
import type { Part } from '../../app/lazy/part.js';
import type { Store } from '../../stores/model/store.js';

/** What there is to know of the store before somebody checks in. */
export interface StoreNews {
  readonly store: Store;
  /** Absent where nobody knows. */
  readonly isOpen: boolean | undefined;
  /** Whether it brings orders out. */
  readonly isOffered: boolean;
}

export interface StoreCornerProps {
  readonly storeId: string;
  /** Stable between drawings. */
  readonly onNews: (news: StoreNews) => void;
}

export interface CurbsideDoors {
  /** The store's name, hours and ways to it. */
  readonly loadStore: () => Promise<Part<{ readonly StoreCorner: ComponentType<StoreCornerProps> }>>;
}
