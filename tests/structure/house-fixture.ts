import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PROJECT_ROOT } from './project-root.js';

/** Files by path from the root of the house. */
export type Files = Readonly<Record<string, string>>;

/** A small sound house: every layer has a file, every file is in use, and no law is broken. */
export const SOUND_HOUSE: Files = {
  'elements/index.ts': `export { OrdersOne } from './orders-one.js';\n`,
  'elements/loaders.ts': `import { screenLoaders } from './screen-loaders.js';
export const loaders = { area: () => import('./orders-area/orders-area.js'), ...screenLoaders };\n`,
  'elements/screen-loaders.ts': `export const screenLoaders = { one: () => import('./orders-one.js') };
export const pieces = () => import('../src/ui/order/piece.js');\n`,
  'elements/define.ts': `export const defineTag = (tag: unknown) => tag;\n`,
  'elements/common-contract.ts': `export const COMMON_PARTS = ['root'];\n`,
  'elements/orders-one.ts': `import { toElement } from './bridge/to-element.js';
import { One } from '../src/features/one/one.js';
export const OrdersOne = toElement(One);\n`,
  'elements/orders-two.ts': `import { toElement } from './bridge/to-element.js';
import { Two } from '../src/features/two/two.js';
export const OrdersTwo = toElement(Two);\n`,
  'elements/orders-area/orders-area.ts': `import { COMMON_PARTS } from '../common-contract.js';
import { defineTag } from '../define.js';
import { screenLoaders } from '../screen-loaders.js';
import { useOne } from '../../src/host/use-one.js';
import { html } from 'lit-html';
import { parse } from 'regexparam';
export const area = [COMMON_PARTS, defineTag, screenLoaders, useOne, html, parse];\n`,
  'elements/bridge/to-element.ts': `import { Root } from '../../src/ui/root.js';
import { platform } from '../../src/platform/platform.js';
export const toElement = (view: unknown) => [view, Root, platform];\n`,
  'src/features/one/one.tsx': `import { useOne } from '../../host/use-one.js';
import type { One as State } from '../../state/one.js';
import { rule } from '../../domain/rule.js';
import { useState } from 'react';
export const One = (): State => [useOne, rule, useState];\n`,
  'src/features/two/two.tsx': `import { Root } from '../../ui/root.js';\nexport const Two = Root;\n`,
  'src/host/use-one.ts': `import { createOne } from '../state/one.js';
import { calls } from './calls.js';
import { rules } from 'virtual:orders-rules';
import type { Market } from '../markets/market.js';
export const useOne = (market: Market) => [createOne, calls, rules, market];\n`,
  'src/host/calls.ts': `import type { Answer } from '../api/get-one.js';
export const calls = async (): Promise<Answer> => (await import('../api/get-one.js')).getOne();\n`,
  'src/state/one.ts': `import { createStore } from 'zustand/vanilla';
import type { Answer } from '../api/get-one.js';
export type One = unknown[] | Answer;
export const createOne = () => createStore(() => ({}));\n`,
  'src/api/get-one.ts': `import { one } from './schemas/one.js';\nexport type Answer = typeof one;\nexport const getOne = () => one;\n`,
  'src/api/schemas/one.ts': `import * as z from 'zod/mini';\nexport const one = z.string();\n`,
  'src/domain/rule.ts': `export const rule = true;\n`,
  'src/markets/market.ts': `export interface Market { readonly isOpen: boolean }\n`,
  'src/i18n/say.ts': `import { formatToParts } from 'intl-messageformat';\nexport const say = formatToParts;\n`,
  'src/ui/root.tsx': `import { say } from '../i18n/say.js';\nexport const Root = () => say;\n`,
  'src/ui/order/piece.tsx': `import { Root } from '../root.js';\nexport const Piece = Root;\n`,
  'src/platform/platform.ts': `export const platform = {};\n`,
  'demo/sandbox/serve.ts': `import { Hono } from 'hono';\nimport { readFile } from 'node:fs/promises';
import { rule } from '../../src/domain/rule.js';\nexport const serve = [Hono, readFile, rule];\n`,
  'scripts/build.ts': `import { build } from 'vite';\nimport { rule } from '../src/domain/rule.js';\nexport const run = [build, rule];\n`,
  'tests/one.test.ts': `import { One } from '../src/features/one/one.js';\nexport const test = One;\n`,
};

/**
 * Builds a house in a folder of its own, hands it to `look`, and takes it down again.
 * The packages are the project's, so that they resolve as they do in the real tree.
 */
export async function withHouse<Result>(files: Files, look: (root: string) => Promise<Result>): Promise<Result> {
  const root = await mkdtemp(join(tmpdir(), 'orders-house-'));
  try {
    await symlink(join(PROJECT_ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    return await look(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
