import type { ReactNode } from 'react';
import type { PageStub } from './store/history-page.js';
import { StubFailed } from './stub-failed.js';

/**
 * A page that is far away, in one item: its text can be searched, and the focus can enter it. Both bring its orders back. An element
 * and no component: there are hundreds, and each would have a life of its own. What it is called and where it stands in the list is
 * put on it where the list is watched. One that could not be read again has a button of its own for the focus.
 */
export function drawStub({ text, failure }: PageStub, place: number): ReactNode {
  return (
    <li key={place} className="stub" tabIndex={failure ? -1 : 0}>
      {failure ? [<StubFailed key="failed" failure={failure} place={place} />, text] : text}
    </li>
  );
}
