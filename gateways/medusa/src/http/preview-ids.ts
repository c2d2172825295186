import { createSigner, isEqual } from './signer.js';

/** Ids of previews, which contain the total that the preview showed. They are signed and not stored, so that any copy of the gateway accepts them. */
export interface PreviewIds {
  /**
   * Issues an id.
   *
   * @param content the previewed exchange
   * @param total its total
   */
  issue(content: string, total: number): string;
  /** Returns the total of the preview with this id; undefined if the id was not issued for this content. */
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
