import type { Page } from '@playwright/test';

/** Returns the visible fields whose content a browser may save, with their values. */
export function listInvitations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const collect = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? collect(element.shadowRoot) : []),
      ]);
    return collect(document)
      .filter((element) => element.matches('input:not([type=radio], [type=checkbox], [type=hidden]), textarea'))
      .filter((field) => field.getAttribute('autocomplete') !== 'off')
      .map((field) => `${field.getAttribute('name')}: ${(field as HTMLInputElement).value}`);
  });
}
