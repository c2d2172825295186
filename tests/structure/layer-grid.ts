/** Where a layer's probe stands, and the folder of what others import of it. */
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
  host: { probe: 'src/host/probe.ts', targets: 'src/host' },
  calls: { probe: 'src/host/calls.ts', targets: 'src/host' },
  state: { probe: 'src/state/probe.ts', targets: 'src/state' },
  api: { probe: 'src/api/probe.ts', targets: 'src/api' },
  schemas: { probe: 'src/api/schemas/probe.ts', targets: 'src/api/schemas' },
  domain: { probe: 'src/domain/probe.ts', targets: 'src/domain' },
  markets: { probe: 'src/markets/probe.ts', targets: 'src/markets' },
  i18n: { probe: 'src/i18n/probe.ts', targets: 'src/i18n' },
  ui: { probe: 'src/ui/order/probe.tsx', targets: 'src/ui' },
  codes: { probe: 'src/ui/codes/probe.tsx', targets: 'src/ui/codes' },
  platform: { probe: 'src/platform/probe.ts', targets: 'src/platform' },
  demo: { probe: 'demo/kiosk/probe.ts', targets: 'demo/kiosk' },
  scripts: { probe: 'scripts/probe.ts', targets: 'scripts' },
  tests: { probe: 'tests/probe.test.ts', targets: 'tests' },
};

/**
 * Which layer (row) may import which (column), written down a second time and by hand, so that a slip in the laws is seen:
 * `+` in every way, `t` types only, `l` types and lazily, `.` not at all.
 */
export const LAYER_GRID = `
          tags area bridge feature other host state api schemas domain markets i18n ui codes platform demo scripts tests
tags      +    +    +      +       +     +    .     .   .       .      .       .    .  .     .        .    .       .
area      .    +    +      .       .     +    .     .   .       .      .       .    .  .     .        .    .       .
bridge    .    .    +      .       .     +    .     .   .       .      .       t    +  +     +        .    .       .
feature   .    .    .      +       .     +    t     .   .       +      .       +    +  +     .        .    .       .
other     .    .    .      .       +     +    t     .   .       +      .       +    +  +     .        .    .       .
host      .    .    .      .       .     +    +     t   t       +      l       +    .  .     +        .    .       .
calls     .    .    .      .       .     +    +     l   l       +      l       +    .  .     +        .    .       .
state     .    .    .      .       .     .    +     t   t       +      .       .    .  .     t        .    .       .
api       .    .    .      .       .     .    .     +   +       +      .       .    .  .     t        .    .       .
schemas   .    .    .      .       .     .    .     +   +       +      .       .    .  .     t        .    .       .
domain    .    .    .      .       .     .    .     .   .       +      .       .    .  .     .        .    .       .
markets   .    .    .      .       .     .    .     .   .       .      +       .    .  .     .        .    .       .
i18n      .    .    .      .       .     .    .     .   .       .      .       +    .  .     .        .    .       .
ui        .    .    .      .       .     .    .     .   .       +      .       +    +  +     .        .    .       .
codes     .    .    .      .       .     .    .     .   .       +      .       +    +  +     .        .    .       .
platform  .    .    .      .       .     .    .     .   .       .      .       .    .  .     +        .    .       .
demo      +    +    +      .       .     .    .     +   +       +      +       +    .  .     .        +    .       .
scripts   +    +    +      +       +     +    +     +   +       +      +       +    +  +     +        +    +       +
tests     +    +    +      +       +     +    +     +   +       +      +       +    +  +     +        +    +       +
`;

/** Which packages a layer may import by value, in the same words. */
export const PACKAGE_GRID = `
          react preact @r2wc/core zustand/vanilla zustand zod/mini zod intl-messageformat @formatjs/icu-messageformat-parser lit-html regexparam jsbarcode uqr ibantools hono node:fs
tags      .     .      .          .               .       .        .   .                  .                                  .        .          .         .   .         .    .
area      .     .      .          .               .       .        .   .                  .                                  +        +          .         .   .         .    .
bridge    +     +      +          .               .       .        .   .                  .                                  .        .          .         .   .         .    .
feature   +     .      .          .               .       .        .   .                  .                                  .        .          .         .   .         .    .
host      +     .      .          t               .       .        .   .                  .                                  .        .          .         .   .         .    .
calls     +     .      .          t               .       .        .   .                  .                                  .        .          .         .   .         .    .
state     .     .      .          +               .       .        .   .                  .                                  .        .          .         .   .         .    .
api       .     .      .          .               .       .        .   .                  .                                  .        .          .         .   .         .    .
schemas   .     .      .          .               .       +        .   .                  .                                  .        .          .         .   .         .    .
domain    .     .      .          .               .       .        .   .                  .                                  .        .          .         .   .         .    .
markets   .     .      .          .               .       .        .   .                  .                                  .        .          .         .   .         .    .
i18n      t     .      .          .               .       .        .   +                  t                                  .        .          .         .   .         .    .
ui        +     .      .          .               .       .        .   .                  .                                  .        .          .         .   .         .    .
codes     +     .      .          .               .       .        .   .                  .                                  .        .          +         +   .         .    .
platform  .     .      .          .               .       .        .   .                  .                                  .        .          .         .   .         .    .
demo      +     +      +          +               +       +        +   +                  +                                  +        +          +         +   +         +    +
scripts   +     +      +          +               +       +        +   +                  +                                  +        +          +         +   +         +    +
tests     +     +      +          +               +       +        +   +                  +                                  +        +          +         +   +         +    +
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
