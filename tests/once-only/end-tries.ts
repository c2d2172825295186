import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test, type Page } from '@playwright/test';
import type { Write } from './write.js';

/**
 * What is sent twice now and then is sent twice: a test whose first try failed after it had sent the write gets no second one. Up to
 * there a busy machine may be late, as in any other test.
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
