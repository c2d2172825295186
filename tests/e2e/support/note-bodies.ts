import type { Page } from '@playwright/test';

/** Collects the bodies of requests to a path. */
export function noteBodies(page: Page, path: string): object[] {
  const bodies: object[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postDataJSON() as object);
  });
  return bodies;
}
