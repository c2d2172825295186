import { createSigner, isEqual } from './signer.js';

/** What a preview promised, readable again from its id. Nothing is kept: any copy of the gateway accepts it. */
export interface PreviewIds {
  /**
   * @param content what was previewed
   * @param total what it costs
   */
  issue(content: string, total: number): string;
  /** What a preview of this content promised; undefined for an id that was never issued for it. */
  read(id: string, content: string): number | undefined;
}

const ID = /^(\d{1,15}(?:\.\d{1,4})?)\.[\w-]{43}$/;

export function createPreviewIds(secret: string): PreviewIds {
  const sign = createSigner('preview-ids', secret);
  const issue = (content: string, total: string): string => `${total}.${sign(`${total} ${content}`)}`;
  return {
    issue: (content, total) => issue(content, String(total)),
    read(id, content) {
      const [, total] = ID.exec(id) ?? [];
      return total !== undefined && isEqual(id, issue(content, total)) ? Number(total) : undefined;
    },
  };
}
