import { applyEdits, listBelow, type Edit, type SyntaxNode } from './syntax-node.js';

/** Preact's own properties, which no page and no component knows. */
const OWN = /(?<![\w$])__?[a-z]\w*/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A short name for each property that begins with an underscore, the same at every build; as Preact's own build does it. */
export function nameProperties(codes: readonly string[]): ReadonlyMap<string, string> {
  const names = new Set(codes.flatMap((code) => code.match(OWN) ?? []));
  return new Map([...names].toSorted().map((name, index) => [name, `__${toLetters(index)}`]));
}

/** The code with short names for its properties. */
export function shortenProperties(code: string, program: unknown, names: ReadonlyMap<string, string>): string {
  return applyEdits(code, findEdits(program as SyntaxNode));

  function findEdits(node: SyntaxNode): Edit[] {
    const own = findName(node);
    const below = listBelow(node).filter(([, { start }]) => start !== own?.start);
    return [...(own ? [own] : []), ...below.flatMap(([, child]) => findEdits(child))];
  }

  function findName(node: SyntaxNode): Edit | undefined {
    const { computed, property, key, shorthand } = node;
    const at = (node.type === 'MemberExpression' ? property : key) as SyntaxNode | undefined;
    if (computed === true || at?.type !== 'Identifier') return undefined;
    const short = names.get(String(at['name']));
    if (short === undefined) return undefined;
    return { start: at.start, end: at.end, text: shorthand === true ? `${short}: ${String(at['name'])}` : short };
  }
}

function toLetters(index: number): string {
  const last = LETTERS[index % LETTERS.length] ?? '';
  return index < LETTERS.length ? last : toLetters(Math.floor(index / LETTERS.length) - 1) + last;
}
