// @vitest-environment node
import { options } from 'preact';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { listProjectFiles, readProjectFile } from './project-files.js';

type Props = Record<string, unknown>;
/** A function that renames the props of an element. */
type Rename = (type: string, props: Props) => Props;

/** An attribute of an element in a view. */
interface Use {
  readonly type: string;
  readonly name: string;
  readonly location: string;
}

const VIEWS = listProjectFiles().filter((file) => /^(?:src|elements)\/.*\.tsx$/.test(file));
/** Passed from view to view, and spread onto these elements. */
const SPREAD: readonly Use[] = ['className', 'inputMode', 'maxLength', 'readOnly'].map((name) => ({
  type: 'input',
  name,
  location: 'src/ui/field.tsx',
}));
const TYPES = ['text', 'email', 'tel', 'checkbox', 'radio', 'file'];
const VALUES = ['a', 'no', 3, true, undefined, { width: 3 }];
/** Only React's events have these; views receive events by their types. */
const REACT_EVENT = new Set(['nativeEvent', 'persist', 'isPropagationStopped', 'isDefaultPrevented']);

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readProjectFile(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

function listUses(file: string): Use[] {
  const uses: Use[] = [];
  walk(parse(file), (node) => {
    if (!ts.isJsxAttribute(node)) return;
    const type = node.parent.parent.tagName.getText();
    if (/^[a-z]\w*$/.test(type)) uses.push({ type, name: node.name.getText(), location: file });
  });
  return uses.filter(({ name }) => name !== 'key' && name !== 'ref');
}

/** The hook that a module installs, as a function of one element. */
async function loadRename(load: () => Promise<unknown>): Promise<Rename> {
  delete options.vnode;
  await load();
  const hook: unknown = Reflect.get(options, 'vnode');
  if (typeof hook !== 'function') throw new Error('The module sets no hook.');
  return (type, props) => {
    const vnode = { type, props };
    Reflect.apply(hook, options, [vnode]);
    return { ...vnode.props };
  };
}

describe('the replacement of React in the Preact builds', () => {
  const uses = [...VIEWS.flatMap(listUses), ...SPREAD];
  let rename: Rename;
  let renameByCompat: Rename;
  beforeAll(async () => {
    renameByCompat = await loadRename(() => import('preact/compat'));
    rename = await loadRename(() => import('../../elements/bridge/react.js'));
  });

  /** What each of them adds: compat a second name of the class, the other its guard. */
  function toComparable(props: Props): Props {
    return Object.fromEntries(
      Object.entries(props).filter(([name]) => name !== 'className' && name !== 'dangerouslySetInnerHTML'),
    );
  }

  function isAlike(type: string, props: Props): boolean {
    const [ours, theirs] = [rename, renameByCompat].map((one) => JSON.stringify(toComparable(one(type, props))));
    return ours === theirs;
  }

  function isAllowed({ type, name }: Use): boolean {
    const others: Props[] = type === 'input' ? TYPES.map((one) => ({ type: one })) : [{}];
    return others.every((other) => VALUES.every((value) => isAlike(type, { ...other, [name]: value })));
  }

  const toLine = ({ location, type, name }: Use) => `${location}: <${type} ${name}>`;

  it('maps every attribute in every view as preact/compat does, and corrects one', () => {
    expect(uses.length).toBeGreaterThan(500);
    // Preact leaves out `spellCheck={false}`, which React writes.
    expect(uses.filter((use) => !isAllowed(use)).map(toLine)).toEqual([
      'src/features/order-history/search/history-search.tsx: <input spellCheck>',
      'src/ui/field.tsx: <input spellCheck>',
    ]);
  });

  it('differs from preact/compat for attributes that no view uses yet, so that the first use fails here', () => {
    const names = ['onDoubleClick', 'fillOpacity', 'onInput', 'style', 'download'];
    expect(names.filter((name) => isAllowed({ type: 'input', name, location: 'new.tsx' }))).toEqual([]);
  });

  it('removes markup from elements', () => {
    expect(rename('div', { dangerouslySetInnerHTML: { __html: 'a' } })).toEqual({ dangerouslySetInnerHTML: undefined });
  });

  it('lacks no React event property that a view uses', () => {
    const found: string[] = [];
    for (const file of VIEWS) {
      walk(parse(file), (node) => {
        if (ts.isIdentifier(node) && REACT_EVENT.has(node.text)) found.push(`${file}: ${node.text}`);
      });
    }
    expect(found).toEqual([]);
  });
});
