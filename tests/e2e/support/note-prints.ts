import type { Page } from '@playwright/test';

/** Collects the file types printed in any tab. */
export async function notePrints(page: Page): Promise<string[]> {
  const printed: string[] = [];
  await page.context().exposeFunction('notePrint', (line: string) => printed.push(line));
  await page.context().addInitScript(() => {
    const { notePrint } = window as unknown as { notePrint(line: string): void };
    window.print = () => notePrint(document.contentType);
  });
  return printed;
}
