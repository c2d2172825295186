import type { OrdersTag } from '../../../elements/loaders.js';
import type { Fault } from '../server/serve-built.js';
import { setFault, toBuiltUrl } from './built.js';
import { getText, find, type Attributes, type Given, type GuestLookupElement, type OrdersElement } from './page.js';
import { installService, type Service } from './service.js';
import { until } from './until.js';

/** A page inside the page that has loaded nothing, has its own address, and can be left. */
export interface Frame {
  readonly window: Window & typeof globalThis;
  readonly service: Service;
  /** Loads a tag and adds it to the page. */
  load<Element extends OrdersElement>(tag: OrdersTag, given?: Given): Promise<Element>;
  /** The same with a lookup, once its form can be used. */
  mount(attributes?: Attributes, properties?: object): Promise<GuestLookupElement>;
  setFault(fault: Fault): Promise<void>;
}

/** Opens a page whose first loads may already have a fault. It is removed after the test. */
export async function openFrame(fault?: Fault, address = '/empty-page'): Promise<Frame> {
  const name = crypto.randomUUID();
  if (fault) await setFault(fault, name);
  const page = await openPage(address);
  const frame: Frame = {
    window: page,
    service: installService(page),
    setFault: (next) => setFault(next, name),
    async load<Element extends OrdersElement>(tag: OrdersTag, { attributes = {}, properties = {} }: Given = {}) {
      const script = page.document.createElement('script');
      script.type = 'module';
      script.src = toBuiltUrl(`cdn/${tag}.js`, name);
      const element = page.document.createElement(tag) as Element;
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
      Object.assign(element, properties);
      page.document.body.append(element, script);
      await until(() => page.customElements.get(tag), `the definition of <${tag}>`);
      return element;
    },
    async mount(attributes = {}, properties = {}) {
      const element = await frame.load<GuestLookupElement>('orders-guest-lookup', { attributes, properties });
      await until(
        () => find(element, 'form'),
        () => `the form; the tag says: ${getText(element)}`,
      );
      return element;
    },
  };
  return frame;
}

async function openPage(address: string): Promise<Frame['window']> {
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.width = '800';
  frame.height = '800';
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await isLoaded;
  const page = frame.contentWindow as Frame['window'] | null;
  if (!page) throw new Error('a frame without a window');
  return page;
}
