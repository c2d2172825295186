import { useEffect, useState } from 'react';

/**
 * Whether the browser has painted what the component rendered first. What is rendered only then does not delay that paint, and is laid out
 * in a task of its own.
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  return isPainted;
}
