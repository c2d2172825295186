import type { Fault } from '../server/serve-built.js';
import { setFault, toBuiltUrl } from './built.js';
import { getText, find, type Attributes, type GuestLookupElement } from './page.js';
import { installService, type Service } from './service.js';
import { until } from './until.js';

/** A page inside the page: it has loaded nothing, its address is its own, and it can be left. */
export interface Frame {
  readonly window: Window & typeof globalThis;
  readonly service: Service;
  /** Loads the tag and writes it into the page. */
  mount(attributes?: Attributes, properties?: object): Promise<GuestLookupElement>;
  setFault(fault: Fault): Promise<void>;
}

/** Opens a page whose first loads may already meet a fault. It goes with the end of the test. */
export async function openFrame(fault?: Fault): Promise<Frame> {
  const name = crypto.randomUUID();
  if (fault) await setFault(fault, name);
  const frame = document.createElement('iframe');
  frame.src = '/empty-page';
  frame.width = '800';
  frame.height = '800';
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await isLoaded;
  const page = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!page) throw new Error('a frame without a window');
  return {
    window: page,
    service: installService(page),
    setFault: (next) => setFault(next, name),
    async mount(attributes = {}, properties = {}) {
      const script = page.document.createElement('script');
      script.type = 'module';
      script.src = toBuiltUrl('esm/orders-guest-lookup.js', name);
      const element = page.document.createElement('orders-guest-lookup') as GuestLookupElement;
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
      Object.assign(element, properties);
      page.document.body.append(element, script);
      await until(
        () => find(element, 'form'),
        () => `the form; the tag says: ${getText(element)}`,
      );
      return element;
    },
  };
}
