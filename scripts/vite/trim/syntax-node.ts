/** A node of the syntax tree, as Vite's parser gives it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** What stands in place of a piece of the code. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The nodes directly below one, each with the name of the member it is in. */
export function listBelow(node: SyntaxNode): (readonly [key: string, below: SyntaxNode])[] {
  return Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((below) => [key, below] as const),
  );
}

/** From the end, so that earlier positions stay true. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: now }) => text.slice(0, start) + now + text.slice(end), code);
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
