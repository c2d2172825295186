import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROUTER } from '../../../src/app/navigation/router.js';
import { readProjectFile } from '../../structure/project-files.js';

const FILE = 'src/app/navigation/router.ts';

/** The members of `Router` in the source. */
function listRouterMembers(): string[] {
  const source = ts.createSourceFile(FILE, readProjectFile(FILE), ts.ScriptTarget.Latest, true);
  const router = source.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'Router');
  if (!router || !ts.isInterfaceDeclaration(router)) throw new Error(`${FILE} has no interface Router.`);
  return router.members.map((member) => member.getText(source));
}

describe('the router that the area passes to its tags', () => {
  it('has the members of its version; raise the version in its key, and here, when a member changes', () => {
    expect([ROUTER.description, ...listRouterMembers()]).toEqual([
      'orders-area/router/2',
      'readonly identity: IdentityStore;',
      'readonly route: RouteStore;',
      'readonly screenKeys: Set<string>;',
      'toUrl(path: string): string;',
      'go(path: string, options?: GoOptions): void;',
      'getPath(): string;',
      'getCurrentUrl(): string;',
    ]);
  });
});
