import type { Page } from '@playwright/test';
import { SURFACES } from '../../surfaces/surfaces.js';

/** How something is said: through the page's live region, by a notice of slowness, by a box that is read out, or in a dialog. */
export type AnnouncementKind = 'announce' | 'useSlowNotice' | 'isAlert' | 'role';

/** A message that is spoken without the focus going to it. */
export interface Announcement {
  /** The file that says it, and how: `tests/surfaces/announcements.test.ts` holds the list against the sources. */
  readonly from: `${string} ${AnnouncementKind}`;
  readonly says: RegExp;
  /** It is said because something takes longer than usual: the page's time is moved on to there. */
  readonly isSlow?: true;
  /** What a shopper does until it is there. */
  readonly act: (page: Page) => Promise<void>;
}

/** Opens a surface that has a box which is read out as it appears. */
export const openSurface =
  (name: string) =>
  async (page: Page): Promise<void> => {
    const surface = SURFACES.find((candidate) => candidate.name === name);
    if (!surface) throw new RangeError(`There is no surface ${name}.`);
    await surface.open(page);
  };
