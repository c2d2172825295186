// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areaContract } from '../../elements/orders-area/orders-area.js';
import { COMMON_PARTS } from '../../elements/bridge/tag-contract.js';
import { CLOSE_ICON } from '../../src/ui/dialog.js';
import { ALERT_ICON } from '../../src/ui/icon.js';
import * as check from '../../src/ui/icons/check-icon.js';
import * as clock from '../../src/ui/icons/clock-icon.js';
import * as info from '../../src/ui/icons/info-icon.js';
import * as next from '../../src/ui/icons/next-icon.js';
import * as truck from '../../src/ui/icons/truck-icon.js';
import { inRoot } from '../../scripts/paths.js';

test('every icon has a part with its name', () => {
  const shapes = [
    ALERT_ICON,
    CLOSE_ICON,
    ...[check, clock, info, next, truck].flatMap((icons) => Object.values(icons)),
  ];
  const parts = COMMON_PARTS.map(({ name }) => name).filter((name) => name.startsWith('icon-'));
  expect(shapes.map(([name]) => `icon-${name}`).sort()).toEqual(parts);
});

test('the area exports all parts of its contract but its own root and header', () => {
  const [, exported = ''] =
    /SCREEN_PARTS =\s*'([^']+)'/.exec(readFileSync(inRoot('elements/orders-area/screen.ts'), 'utf8')) ?? [];
  const listed = areaContract.parts.map(({ name }) => name).filter((name) => name !== 'root' && name !== 'header');
  expect(exported.split(',').sort()).toEqual([...listed].sort());
});
