import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PROJECT_ROOT } from './project-root.js';

/** Files by path from the root of the fixture. */
export type Files = Readonly<Record<string, string>>;

/** A small valid project: every layer has a file, every file is used, and no law is broken. */
export const VALID_PROJECT: Files = {
  'elements/index.ts': `export { OrdersOne } from './orders-one.js';\n`,
  'elements/loaders.ts': `import { screenLoaders } from './screen-loaders.js';
export const loaders = { area: () => import('./orders-area/orders-area.js'), ...screenLoaders };\n`,
  'elements/screen-loaders.ts': `export const screenLoaders = { one: () => import('./orders-one.js') };\n`,
  'elements/define.ts': `export const defineTag = (tag: unknown) => tag;\n`,
  'elements/bridge/tag-contract.ts': `export const COMMON_PARTS = ['root'];\n`,
  'elements/orders-one.ts': `import { toElement } from './bridge/to-element.js';
import { One } from '../src/features/one/one.js';
export const OrdersOne = toElement(One);\n`,
  'elements/orders-two.ts': `import { toElement } from './bridge/to-element.js';
import { Two } from '../src/features/two/two.js';
export const OrdersTwo = toElement(Two);\n`,
  'elements/orders-area/orders-area.ts': `import { COMMON_PARTS } from '../bridge/tag-contract.js';
import { defineTag } from '../define.js';
import { screenLoaders } from '../screen-loaders.js';
import { useOne } from '../../src/app/context/use-one.js';
import { html } from 'lit-html';
import { parse } from 'regexparam';
export const area = [COMMON_PARTS, defineTag, screenLoaders, useOne, html, parse];\n`,
  'elements/bridge/to-element.ts': `import { Root } from '../../src/ui/root.js';
import { platform } from '../../src/platform/platform.js';
export const toElement = (view: unknown) => [view, Root, platform];\n`,
  'src/features/one/one.tsx': `import { useOne } from '../../app/context/use-one.js';
import { Piece } from '../../orders/piece.js';
import { createController } from './controller.js';
import { useState } from 'react';
export const One = () => [useOne, Piece, createController, useState];\n`,
  'src/features/one/controller.ts': `import { createOne } from './store/one.js';
export const createController = () => [createOne(), import('../../orders/api/get-one.js')];\n`,
  'src/features/one/store/one.ts': `import { createStore } from 'zustand/vanilla';
import type { Answer } from '../../../orders/api/get-one.js';
import { rule } from '../../../orders/model/rule.js';
export type One = { rule: typeof rule; answer?: Answer };
export const createOne = () => createStore<One>(() => ({ rule }));\n`,
  'src/features/two/two.tsx': `import { Root } from '../../ui/root.js';\nexport const Two = Root;\n`,
  'src/app/context/use-one.ts': `import { send } from '../../http/client.js';
import { rules } from 'virtual:orders-rules';
import type { Market } from '../../markets/market.js';
export const useOne = (market: Market) => [send, rules, market];\n`,
  'src/orders/piece.tsx': `import { Root } from '../ui/root.js';
import { rule } from './model/rule.js';
export const Piece = () => [Root, rule];\n`,
  'src/orders/api/get-one.ts': `import { one } from './one-schema.js';
import { send } from '../../http/client.js';
export type Answer = typeof one;
export const getOne = () => [one, send];\n`,
  'src/orders/api/one-schema.ts': `import * as z from 'zod/mini';\nexport const one = z.string();\n`,
  'src/orders/model/rule.ts': `export const rule = true;\n`,
  'src/http/client.ts': `import type { Platform } from '../platform/platform.js';\nexport const send = (platform: Platform) => platform;\n`,
  'src/markets/market.ts': `export interface Market { readonly isOpen: boolean }\n`,
  'src/i18n/say.ts': `import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';\nexport const say = (message: MessageFormatElement[]) => message;\n`,
  'src/ui/root.tsx': `import { say } from '../i18n/say.js';\nexport const Root = () => say;\n`,
  'contract/one.ts': `import { one } from '../src/orders/api/one-schema.js';\nexport const contract = [one];\n`,
  'src/platform/platform.ts': `export const platform = {};\nexport type Platform = typeof platform;\n`,
  'demo/sandbox/serve.ts': `import { Hono } from 'hono';\nimport { readFile } from 'node:fs/promises';
import { rule } from '../../src/orders/model/rule.js';\nexport const serve = [Hono, readFile, rule];\n`,
  'scripts/build.ts': `import { build } from 'vite';\nimport { contract } from '../contract/one.js';\nexport const run = [build, contract];\n`,
  'tests/one.test.ts': `import { One } from '../src/features/one/one.js';\nexport const test = One;\n`,
};

/**
 * Creates a project in a temporary folder, passes it to the callback, and removes it. The packages are the real project's, so that they
 * resolve as usual.
 */
export async function withProject<Result>(files: Files, look: (root: string) => Promise<Result>): Promise<Result> {
  const root = await mkdtemp(join(tmpdir(), 'orders-project-'));
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
