// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/paths.js';
import { compileStrictly } from '../types/compile-strictly.js';
import { listExpectations } from '../types/list-expectations.js';
import { OPENAPI_FILE } from './openapi-document.js';

/** Generating and compiling on a slow machine. */
const PATIENCE_MS = 60_000;
const CLIENT = 'tests/contract/typed-client';

describe('the types that openapi-typescript generates from docs/openapi.json', { timeout: PATIENCE_MS }, () => {
  let folder: string;
  let text: string;

  beforeAll(async () => {
    mkdirSync(inRoot('.cache'), { recursive: true });
    folder = mkdtempSync(inRoot('.cache/client-'));
    cpSync(inRoot(CLIENT), folder, { recursive: true });
    text = astToString(await openapiTypescript(readFileSync(OPENAPI_FILE, 'utf8'), { silent: true }));
    writeFileSync(path.join(folder, 'order-service.ts'), text);
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'client', type: 'module' }));
  }, PATIENCE_MS);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('compile with a client at the strictest settings', () => {
    const { errors, files } = compileStrictly([path.join(folder, 'client.ts')]);
    expect(errors).toEqual([]);
    expect(files.map((file) => path.basename(file))).toContain('order-service.ts');
  });

  it('reject every mistake of a client with its own error, and no other line', () => {
    const expectations = listExpectations(`${CLIENT}/mistakes.ts`);
    const { errors } = compileStrictly([path.join(folder, 'mistakes.ts')]);
    expect(expectations.length).toBeGreaterThan(15);
    expect(errors.map(({ file, line }) => `${file}:${line}`)).toEqual(
      expectations.map(({ line }) => `mistakes.ts:${line}`),
    );
    for (const { line, code, word, source } of expectations) {
      const found = errors.find((error) => error.line === line)?.text ?? '';
      expect(found.startsWith(`${code} `) && found.includes(word), `${source}\n${found}`).toBe(true);
    }
  });

  it('leave no field or answer without a type', () => {
    const lines = text.split('\n').filter((line) => !/^\s*(?:\/?\*|export type)/.test(line));
    expect(lines.length).toBeGreaterThan(1000);
    const untyped = lines.filter((line) => /[^"]\bunknown\b[^"]|Record<string, never>/.test(line));
    expect(untyped.filter((line) => !OPEN.test(line))).toEqual([]);
  });
});

/** Further headers of an answer, further fields of an object without named ones, files, and alternatives that only require fields. */
const OPEN =
  /^\s*"application\/pdf": unknown;$|^\s*\[(?:name|key): string\]: unknown;$|^\s*\} & \(unknown \| unknown\)/;
