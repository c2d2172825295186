import type { ReactNode } from 'react';

/** As high as the colours and sizes that will stand there. */
export function ExchangeBones(): ReactNode {
  return (
    <div className="exchange-bones" aria-busy="true">
      <div className="exchange-colors">
        <div className="bone color-bone" />
        <div className="bone color-bone" />
        <div className="bone color-bone" />
      </div>
      <div className="exchange-sizes">
        <div className="bone size-bone" />
        <div className="bone size-bone" />
        <div className="bone size-bone" />
        <div className="bone size-bone" />
      </div>
    </div>
  );
}
