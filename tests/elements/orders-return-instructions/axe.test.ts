import { describeScreens, putInMain, type ShowScreen } from '../support/axe-screens.js';
import { createMadeReturn, placeInstructions, serveReturn, type ServedLabel } from '../support/made-return.js';
import { find, type Attributes } from '../support/page.js';
import { until } from '../support/until.js';

interface Scene {
  readonly order?: Parameters<typeof createMadeReturn>;
  readonly label?: ServedLabel;
  readonly given?: Attributes;
  readonly shown: string;
}

const show =
  ({ order = [{ returnMethod: 'upsDropoff|UPSN' }], label = {}, given = {}, shown }: Scene): ShowScreen =>
  async (attributes) => {
    serveReturn(createMadeReturn(...order), label);
    const element = putInMain(placeInstructions({ ...given, ...attributes }));
    await until(() => find(element, shown), shown);
    return element;
  };

const NL = { country: 'nl', flags: 'emeaPaperless' };

describeScreens('orders-return-instructions', {
  'the steps of a label': show({ shown: '.label-actions' }),
  'a code': show({ given: NL, label: { format: 'PNG', code: 'RETURN/1' }, shown: '.label-panel .qr' }),
  'a code that waits': show({
    order: [{ returnMethod: 'upsDropoff|POSTNL' }, { minutes: 25 }],
    given: NL,
    label: { format: 'PNG', code: 'RETURN/1' },
    shown: '.label-wait',
  }),
  'a store': show({
    order: [{ returnToStore: true }],
    given: { flags: 'enableReturnsBarcode enableDorisStoreSelector' },
    shown: '.label-last',
  }),
  'a label that could not be had': show({
    given: NL,
    label: { answer: { status: 500, json: { errors: [] } } },
    shown: '.label-ways',
  }),
  'a return that is over': show({ order: [{}, { status: 'returned' }], shown: '[part~=message]' }),
});
