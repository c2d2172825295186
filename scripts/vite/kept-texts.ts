import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Of what is kept, this part is made anew all the same and compared: one in sixteen, by its hash. */
const MADE_ANEW = /^0/;

export interface KeptTextsSetting {
  /** What the texts are made with: its version and its settings. Another one makes others. */
  readonly maker: string;
  /** Where they are kept beyond this process; absent, they are not. */
  readonly folder?: string;
}

type Make = (text: string) => Promise<string>;

/**
 * Makes a text of another, once for the same: files of many tags hold the same chunks, and whatever is built again is built of the same
 * texts. `make` has to come to the same each time; part of what is kept in the folder is made anew, and it is an error if it does not.
 */
export function keepTexts(make: Make, { maker, folder }: KeptTextsSetting): Make {
  const made = new Map<string, Promise<string>>();
  const makeOrRead = async (text: string, hash: string): Promise<string> => {
    const file = folder !== undefined && path.join(folder, hash);
    const kept = file ? readKept(file) : undefined;
    if (kept !== undefined && !MADE_ANEW.test(hash)) return kept;
    const result = await make(text);
    if (kept !== undefined && kept !== result) throw new Error(`${hash} came out in another way than before.`);
    if (file) writeKept(file, result);
    return result;
  };
  return (text) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([maker, text]))
      .digest('hex');
    const result = made.get(hash) ?? makeOrRead(text, hash);
    made.set(hash, result);
    return result;
  };
}

function readKept(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Whole or not at all: another build may read it meanwhile, and this one may be stopped. */
function writeKept(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}
