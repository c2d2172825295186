import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

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
  const key = createHash('sha256').update(`preview-ids ${secret}`).digest();
  const issue = (content: string, total: string): string =>
    `${total}.${createHmac('sha256', key).update(`${total} ${content}`).digest('base64url')}`;
  return {
    issue: (content, total) => issue(content, String(total)),
    read(id, content) {
      const [, total] = ID.exec(id) ?? [];
      return total !== undefined && isEqual(id, issue(content, total)) ? Number(total) : undefined;
    },
  };
}

function isEqual(one: string, other: string): boolean {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
}
