import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { holdBack } from '../e2e/support/test.js';
import { isSentByPage, usePageTransport } from '../e2e/support/use-page-transport.js';
import { readJournal } from '../e2e/support/journal.js';
import { endTriesWith } from './end-tries.js';
import type { Sender, TriggerCell } from './once-cells.js';

/**
 * Expects one request and one execution, however the write was triggered. No answer arrives before the trigger has
 * finished.
 */
export async function expectSentOnce(page: Page, { write, sender, trigger }: TriggerCell): Promise<void> {
  const world = randomUUID();
  if (sender === 'the page') await usePageTransport(page);
  await trigger.before?.(page);
  endTriesWith(page, write);
  const senders = new Set<Sender>();
  page.context().on('request', (request) => {
    const isWrite = request.method() !== 'GET' && write.path.test(new URL(request.url()).pathname);
    if (isWrite) senders.add(isSentByPage(request.headers()) ? 'the page' : 'the tag');
  });
  const letGo = await holdBack(page, write.path, 'POST');
  await write.open(page, { world });
  expect(await write.isDone(page, world)).toBe(false);
  await trigger.pull(page, write, { world, letGo });
  letGo();
  await write.expectDone(page);
  expect(await readJournal(page, { world, call: write.call })).toHaveLength(1);
  expect(await write.isDone(page, world)).toBe(true);
  expect([...senders]).toEqual([sender]);
}
