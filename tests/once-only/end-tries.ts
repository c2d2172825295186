import { test, type Page } from '@playwright/test';
import type { Write } from './write.js';

/**
 * What is sent twice now and then is sent twice: once the write went out, the test has no second try. Up to there a busy machine may be
 * late, as in any other test. The reporter reads the annotation.
 */
export function endTriesWith(page: Page, { path }: Write): void {
  const { annotations } = test.info();
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && path.test(request.url())) annotations.push({ type: 'last try' });
  });
}
