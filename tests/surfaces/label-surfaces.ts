import { expect, type Page } from '@playwright/test';
import { toNamePattern } from './driver.js';
import { createPointerDriver } from './pointer-driver.js';
import { isShown, openArea, type Surface, type View } from './surface.js';

const tag = 'orders-detail';
const route = 'returnDetail';

interface LabelScene {
  /** The names of the buttons to press, in order. */
  readonly presses?: readonly string[];
  readonly shown: string;
  /** The heading of the box, if it changes. */
  readonly heading?: string;
  readonly fault?: string;
  readonly flags?: string;
}

/** Opens a return and presses its label buttons. */
const openLabel =
  ({ presses = [], shown, heading, fault, flags }: LabelScene) =>
  async (page: Page, view?: View): Promise<void> => {
    const query = flags === undefined ? '' : `&flags=${flags}`;
    await openArea(page, { path: '/returns/RT10000010/', query, ...(fault !== undefined && { fault }), ...view });
    const driver = createPointerDriver(page);
    for (const name of presses) await driver.press(name);
    if (heading !== undefined) {
      await expect(page.getByRole('heading', { name: toNamePattern(heading) })).toBeVisible();
    }
    await isShown(page, shown);
  };

const surface = (name: string, state: Surface['state'], scene: LabelScene): Surface => ({
  name: `label-${name}`,
  tag,
  route,
  state,
  open: openLabel(scene),
});

const BOX = 'orders-detail dialog';
/** With this flag, the label is requested only when a button is pressed. */
const ON_PRESS = 'showMailLabel';

/** The labels of a return. */
export const LABEL_SURFACES: readonly Surface[] = [
  surface('buttons', 'ready', { shown: 'orders-detail .label-actions' }),
  surface('buttons-loading', 'loading', { shown: 'orders-detail .label-skeleton', fault: 'get-return-label:timeout' }),
  surface('buttons-failed', 'error', {
    shown: 'orders-detail .label-ways',
    fault: 'get-return-label:status-403',
  }),
  surface('code', 'dialog', { presses: ['Show code'], shown: `${BOX} .qr` }),
  surface('code-to-print', 'dialog', { presses: ['Other ways to get your label', 'Print code'], shown: `${BOX} .qr` }),
  surface('file', 'dialog', { presses: ['Get label'], shown: `${BOX} .is-primary`, flags: ON_PRESS }),
  surface('file-loading', 'dialog', {
    presses: ['Get label'],
    shown: `${BOX} .label-busy`,
    flags: ON_PRESS,
    fault: 'get-return-label:timeout',
  }),
  surface('file-missing', 'dialog', {
    presses: ['Get label'],
    shown: `${BOX} .dialog-actions a`,
    flags: ON_PRESS,
    fault: 'get-return-label:status-404',
  }),
  surface('email', 'dialog', { presses: ['Email label'], shown: BOX, flags: ON_PRESS }),
  surface('email-sent', 'dialog', {
    presses: ['Email label', 'Send label'],
    shown: `${BOX} .is-primary`,
    heading: 'Return label emailed',
    flags: ON_PRESS,
  }),
  surface('email-failed', 'dialog', {
    presses: ['Email label', 'Send label'],
    shown: `${BOX} .label-next`,
    flags: ON_PRESS,
    fault: 'request-label-dispatch:status-429',
  }),
  surface('mail-unknown', 'dialog', {
    presses: ['Mail me a label', 'Send label'],
    shown: `${BOX} .is-secondary:only-child`,
    heading: 'We could not confirm that your label was sent',
    flags: ON_PRESS,
    fault: 'request-label-dispatch:reset',
  }),
];
