import { useContext } from 'react';
import { LabelContext, type LabelViews } from './label-views.js';
import { usePart, type PartState } from '../../app/lazy/use-part.js';

/** A tag without the feature shows none of it. */
const loadNothing = (): Promise<never> => new Promise(() => {});

/** The views of what something goes back with, once they are wanted. */
export function useLabels(isWanted: boolean): PartState<LabelViews> {
  const door = useContext(LabelContext);
  return usePart(door ?? loadNothing, isWanted && door !== undefined);
}
