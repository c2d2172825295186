import type { OrdersTag } from '../../../elements/loaders.js';
import type { Fault } from '../server/serve-built.js';

export type Renderer = 'preact' | 'react';

/** The runner starts every test file once for each renderer. */
const renderer = document.documentElement.dataset['renderer'] as Renderer;

/** Identifies this page to the server, so that its faults affect no other page. */
const pageName = crypto.randomUUID();

/** Address of a built script, below the name of the page that loads it. */
export function toBuiltUrl(file: string, page = pageName): string {
  return `/built/${page}/${renderer}/${file}`;
}

/** Registers a tag, as a page's script element would. */
export async function loadTag(tag: OrdersTag = 'orders-guest-lookup', query = ''): Promise<void> {
  await import(`${toBuiltUrl(`cdn/${tag}.js`)}${query}`);
}

/** Changes what the server sends to this page from now on. */
export async function setFault(fault: Fault, page = pageName): Promise<void> {
  await window.fetch(`/built-fault/${page}`, { method: 'POST', body: JSON.stringify(fault) });
}
