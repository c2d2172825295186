import type { Page } from '@playwright/test';

/** Bodies of what is sent to one path. */
export function noteBodies(page: Page, path: string): object[] {
  const bodies: object[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postDataJSON() as object);
  });
  return bodies;
}
