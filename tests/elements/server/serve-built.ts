import type { TestRunnerConfig } from '@web/test-runner';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

/** `/built/{page}/{renderer}/{folder}/{file}`: each page that loads the tags names itself, so that faults can apply to one page. */
const BUILT = /^\/built\/([\w-]+)\/([\w./-]+)$/;
/** `POST /built-fault/{page}` with a `Fault` changes the files of that page from then on. */
const FAULT = /^\/built-fault\/([\w-]+)$/;
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' };
/** Empty pages for frames. The second is the sign-in page of the tag. */
const EMPTY_PAGES = ['/empty-page', '/de/en/login'];

/** `/pictures/{name}.svg`: a picture of any product except the one named missing. */
const PICTURE = /^\/pictures\/([\w-]+)\.svg$/;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#345" d="M0 0h8v8H0z"/></svg>';

/** Not 404, which the test runner would report as a mistake of the tests. */
const UNAVAILABLE = 503;

/** What a page receives in place of the files whose name contains `file`. */
export interface Fault {
  readonly file: string;
  readonly kind: 'missing' | 'none';
}

/** Serves the output of `build-test-elements.ts`, unchanged or with the fault of a test. */
export function serveBuilt(root: string): Middleware {
  const faults = new Map<string, Fault>();
  return async (context, next) => {
    const [, faultyPage] = FAULT.exec(context.path) ?? [];
    if (faultyPage !== undefined) {
      faults.set(faultyPage, await readFault(context.req));
      context.status = 204;
      return;
    }
    const served = findServed(context.path);
    if (served) {
      Object.assign(context, served);
      return;
    }
    const [, page, file] = BUILT.exec(context.path) ?? [];
    if (page === undefined || file === undefined) return void (await next());
    const text = await findText(path.join(root, file), faults.get(page));
    // Answered here: the runner's own server would let the browser cache every answer for a year, even a failed one.
    context.respond = false;
    context.res.writeHead(text === undefined ? UNAVAILABLE : 200, {
      'content-type': TYPES[path.extname(file)] ?? 'text/plain',
      'cache-control': 'no-store',
    });
    context.res.end(text);
  };
}

/** Other files that the tests need. A picture with an error status would be shown all the same, so a missing one is empty. */
function findServed(address: string): { type: string; status: number; body: string } | undefined {
  if (EMPTY_PAGES.includes(address)) {
    return { type: 'text/html', status: 200, body: '<!doctype html><title>A page of its own</title>' };
  }
  const [, picture] = PICTURE.exec(address) ?? [];
  if (picture === undefined) return undefined;
  const isMissing = picture === 'missing';
  return { type: 'image/svg+xml', status: isMissing ? UNAVAILABLE : 200, body: isMissing ? '' : SVG };
}

async function readFault(request: AsyncIterable<Uint8Array>): Promise<Fault> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Fault;
}

async function findText(file: string, fault: Fault | undefined): Promise<string | undefined> {
  const isFaulty = fault !== undefined && path.basename(file).includes(fault.file);
  if (!existsSync(file) || (isFaulty && fault.kind === 'missing')) return undefined;
  return readFile(file, 'utf8');
}
