import type { Page } from '@playwright/test';
import { SURFACES } from '../../surfaces/surfaces.js';

/** How a message is announced: through the page's live region, as a notice of slowness, as an alert, or in a dialog. */
export type AnnouncementKind = 'announce' | 'useAnnouncement' | 'isAlert' | 'role';

/** A message that screen readers announce without a change of focus. */
export interface Announcement {
  /** The source file that announces it, and how: `tests/surfaces/announcements.test.ts` compares the list with the sources. */
  readonly from: `${string} ${AnnouncementKind}`;
  readonly says: RegExp;
  /** Announced only when something takes longer than usual: the test advances the page's clock. */
  readonly isSlow?: true;
  /** The shopper's actions that lead to the announcement. */
  readonly act: (page: Page) => Promise<void>;
}

/** Opens a surface with an alert that is announced when it appears. */
export const openSurface =
  (name: string) =>
  async (page: Page): Promise<void> => {
    const surface = SURFACES.find((candidate) => candidate.name === name);
    if (!surface) throw new RangeError(`There is no surface ${name}.`);
    await surface.open(page);
  };
