/** The location of a layer's probe, and the folder that others import from. */
export interface Layer {
  readonly probe: string;
  readonly targets: string;
}

export const LAYERS: Readonly<Record<string, Layer>> = {
  tags: { probe: 'elements/orders-probe.ts', targets: 'elements' },
  area: { probe: 'elements/orders-area/probe.ts', targets: 'elements/orders-area' },
  bridge: { probe: 'elements/bridge/probe.ts', targets: 'elements/bridge' },
  feature: { probe: 'src/features/one/probe.tsx', targets: 'src/features/one' },
  other: { probe: 'src/features/two/probe.tsx', targets: 'src/features/two' },
  returns: { probe: 'src/returns/probe.ts', targets: 'src/returns' },
  orders: { probe: 'src/orders/probe.ts', targets: 'src/orders' },
  api: { probe: 'src/orders/api/probe.ts', targets: 'src/orders/api' },
  store: { probe: 'src/orders/store/probe.ts', targets: 'src/orders/store' },
  stores: { probe: 'src/stores/probe.ts', targets: 'src/stores' },
  addresses: { probe: 'src/addresses/probe.ts', targets: 'src/addresses' },
  app: { probe: 'src/app/context/probe.ts', targets: 'src/app/context' },
  http: { probe: 'src/http/probe.ts', targets: 'src/http' },
  ui: { probe: 'src/ui/probe.tsx', targets: 'src/ui' },
  codes: { probe: 'src/ui/codes/probe.tsx', targets: 'src/ui/codes' },
  i18n: { probe: 'src/i18n/probe.ts', targets: 'src/i18n' },
  markets: { probe: 'src/markets/probe.ts', targets: 'src/markets' },
  platform: { probe: 'src/platform/probe.ts', targets: 'src/platform' },
  contract: { probe: 'contract/probe.ts', targets: 'contract' },
  demo: { probe: 'demo/kiosk/probe.ts', targets: 'demo/kiosk' },
  scripts: { probe: 'scripts/probe.ts', targets: 'scripts' },
  tests: { probe: 'tests/probe.test.ts', targets: 'tests' },
};

/**
 * Which layer (row) may import which (column), a second definition by hand that catches mistakes in the laws: `+` in every way, `t`
 * types only, `l` types and lazily, `.` not at all.
 */
export const LAYER_GRID = `
          tags area bridge feature other returns orders api store stores addresses app http ui codes i18n markets platform contract demo scripts tests
tags      +    +    +      +       +     +       +      +   +     +      +         +   .    .  .     .    .       .        .        .    .       .
area      .    +    +      .       .     .       .      .   .     .      .         +   .    .  .     .    .       .        .        .    .       .
bridge    .    .    +      .       .     .       .      .   .     .      .         +   .    +  +     t    .       +        .        .    .       .
feature   .    .    .      +       .     +       +      +   +     +      +         +   +    +  +     +    l       +        .        .    .       .
other     .    .    .      .       +     +       +      +   +     +      +         +   +    +  +     +    l       +        .        .    .       .
returns   .    .    .      .       .     +       +      +   +     +      +         +   +    +  +     +    l       +        .        .    .       .
orders    .    .    .      .       .     .       +      +   +     +      +         +   +    +  +     +    l       +        .        .    .       .
api       .    .    .      .       .     .       +      +   +     +      +         +   +    +  +     +    l       +        .        .    .       .
store     .    .    .      .       .     .       +      +   +     +      +         +   +    +  +     +    l       +        .        .    .       .
stores    .    .    .      .       .     .       .      .   .     +      +         +   +    +  +     +    l       +        .        .    .       .
addresses .    .    .      .       .     .       .      .   .     .      +         +   +    +  +     +    l       +        .        .    .       .
app       .    .    .      .       .     .       .      .   .     .      .         +   +    .  .     +    l       +        .        .    .       .
http      .    .    .      .       .     .       .      .   .     .      .         .   +    .  .     .    .       t        .        .    .       .
ui        .    .    .      .       .     .       .      .   .     .      .         .   .    +  +     +    .       .        .        .    .       .
codes     .    .    .      .       .     .       .      .   .     .      .         .   .    +  +     +    .       .        .        .    .       .
i18n      .    .    .      .       .     .       .      .   .     .      .         .   .    .  .     +    .       .        .        .    .       .
markets   .    .    .      .       .     .       .      .   .     .      .         .   .    .  .     .    +       .        .        .    .       .
platform  .    .    .      .       .     .       .      .   .     .      .         .   .    .  .     .    .       +        .        .    .       .
contract  .    .    .      .       .     .       .      +   .     .      .         .   +    .  .     .    .       .        +        .    .       .
demo      +    +    +      .       .     .       .      +   .     .      .         .   +    .  .     +    +       .        +        +    .       .
scripts   +    +    +      +       +     +       +      +   +     +      +         +   +    +  +     +    +       +        +        +    +       +
tests     +    +    +      +       +     +       +      +   +     +      +         +   +    +  +     +    +       +        +        +    +       +
`;

/** Which packages a layer may import by value, with the same marks. */
export const PACKAGE_GRID = `
          react preact @r2wc/core zustand/vanilla zustand zod/mini zod @formatjs/intl @formatjs/icu-messageformat-parser lit-html regexparam jsbarcode uqr ibantools hono node:fs
tags      .     .      .          .               .       .        .   .              .                                  .        .          .         .   .         .    .
area      .     .      .          .               .       .        .   .              .                                  +        +          .         .   .         .    .
bridge    +     +      +          .               .       .        .   .              .                                  .        .          .         .   .         .    .
feature   +     .      .          +               .       .        .   .              .                                  .        .          .         .   .         .    .
other     +     .      .          +               .       .        .   .              .                                  .        .          .         .   .         .    .
returns   +     .      .          +               .       .        .   .              .                                  .        .          .         .   .         .    .
orders    +     .      .          +               .       .        .   .              .                                  .        .          .         .   .         .    .
api       +     .      .          +               .       +        .   .              .                                  .        .          .         .   .         .    .
store     +     .      .          +               .       .        .   .              .                                  .        .          .         .   .         .    .
stores    +     .      .          +               .       .        .   .              .                                  .        .          .         .   .         .    .
addresses +     .      .          .               .       .        .   .              .                                  .        .          .         .   .         .    .
app       +     .      .          +               .       .        .   .              .                                  .        .          .         .   .         .    .
http      .     .      .          .               .       .        .   .              .                                  .        .          .         .   .         .    .
ui        +     .      .          .               .       .        .   .              .                                  .        .          .         .   .         .    .
codes     +     .      .          .               .       .        .   .              .                                  .        .          .         +   .         .    .
i18n      t     .      .          .               .       .        .   t              t                                  .        .          .         .   .         .    .
markets   .     .      .          .               .       .        .   .              .                                  .        .          .         .   .         .    .
platform  .     .      .          .               .       .        .   .              .                                  .        .          .         .   .         .    .
contract  +     +      +          +               +       +        +   +              +                                  +        +          +         +   +         +    .
demo      +     +      +          +               +       +        +   +              +                                  +        +          +         +   +         +    +
scripts   +     +      +          +               +       +        +   +              +                                  +        +          +         +   +         +    +
tests     +     +      +          +               +       +        +   +              +                                  +        +          +         +   +         +    +
`;

export interface Cell {
  readonly from: string;
  readonly to: string;
  readonly may: string;
}

export function readGrid(grid: string): Cell[] {
  const [head = '', ...rows] = grid.trim().split('\n');
  const columns = head.trim().split(/\s+/);
  return rows.flatMap((row) => {
    const [from = '', ...cells] = row.trim().split(/\s+/);
    if (cells.length !== columns.length) throw new Error(`The row ${from} has ${cells.length} cells`);
    return cells.map((may, index) => ({ from, to: columns[index] ?? '', may }));
  });
}
