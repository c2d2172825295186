import type { ReactNode } from 'react';

/** As high as the colours that will stand there; sizes come with the one that is picked. */
export function ExchangeBones(): ReactNode {
  return (
    <div className="exchange-bones" aria-busy="true">
      <div className="bone is-line" />
      <div className="exchange-colors">
        <div className="bone color-bone" />
        <div className="bone color-bone" />
        <div className="bone color-bone" />
      </div>
    </div>
  );
}
