import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test, type Page } from '@playwright/test';
import type { Write } from './write.js';

/**
 * Ends the test without a retry once the write was sent, because a write that is sent twice occasionally is still sent
 * twice. A failure before the write may be due to a slow machine and is retried, as in any other test.
 */
export function endTriesWith(page: Page, write: Write): void {
  const { project, retry, testId } = test.info();
  const mark = path.join(project.outputDir, `sent-${testId}`);
  if (retry > 0 && existsSync(mark)) throw new Error('The first try failed after it had sent the write.');
  page.context().on('request', (request) => {
    if (request.method() !== 'POST' || !write.path.test(request.url())) return;
    mkdirSync(project.outputDir, { recursive: true });
    writeFileSync(mark, '');
  });
}
