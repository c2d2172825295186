import type { SentMethod } from '../../../returns/model/return-method.js';

/** The market's instructions for one return method. */
interface Guide {
  readonly name: string;
  readonly carrier?: string;
  readonly steps: readonly string[];
}

/** The instructions of a method: those of its carrier, otherwise those for any carrier; undefined if there are none. */
export function findReturnGuide<Known extends Guide>(
  guides: readonly Known[],
  { name, scac }: SentMethod,
): Known | undefined {
  const named = guides.filter((guide) => guide.name === name);
  return (
    named.find(({ carrier }) => carrier !== undefined && carrier === scac) ?? named.find((guide) => !guide.carrier)
  );
}

/** The methods that a return can still take: without a label, only those that need none. */
export function listPossibleMethods<Method extends SentMethod>(
  methods: readonly Method[],
  guides: readonly Guide[],
  hasLabel: boolean,
): readonly Method[] {
  return methods.filter((method) => hasLabel || findReturnGuide(guides, method)?.steps.includes('label') !== true);
}
