import { useState, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { FIRST, SECOND, type BoxProps } from '../page-kit.js';

/** Mounts a React 19 page that contains all tags. */
export function mountPage(boxes: readonly ComponentType<BoxProps>[], container: HTMLElement): void {
  createRoot(container).render(<ShopPage boxes={boxes} />);
}

function ShopPage({ boxes }: { readonly boxes: readonly ComponentType<BoxProps>[] }): ReactNode {
  const [props, setProps] = useState(FIRST);
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button onClick={() => setProps({ ...props, ...SECOND })}>Change</button>
      <button onClick={() => setShown(!isShown)}>Show or hide</button>
      {isShown && boxes.map((Box, index) => <Box key={index} {...props} />)}
    </>
  );
}
