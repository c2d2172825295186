import type { SentMethod } from '../../../returns/model/return-method.js';

/** What a market says of one way back. */
interface Guide {
  readonly name: string;
  readonly carrier?: string;
}

/** The guide of a way back: that of its carrier, else the one for any; absent where there is none. */
export function findReturnGuide<Known extends Guide>(
  guides: readonly Known[],
  { name, scac }: SentMethod,
): Known | undefined {
  const own = guides.filter((guide) => guide.name === name);
  return own.find(({ carrier }) => carrier !== undefined && carrier === scac) ?? own.find((guide) => !guide.carrier);
}
