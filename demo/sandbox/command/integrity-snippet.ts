/** The fields of `integrity.json` that a snippet needs. Paths are relative to the file's folder. */
export interface IntegrityList {
  readonly files: Readonly<Record<string, string>>;
  readonly importMaps: Readonly<Record<string, { readonly integrity: Readonly<Record<string, string>> }>>;
}

/**
 * Creates the markup that loads scripts of the package and lists the hashes of all files they load in turn. All scripts
 * share one import map, because some browsers accept only the first one of a page.
 *
 * @param base address of the folder that contains the files, with a trailing slash
 * @throws if the package has no such script
 */
export function createIntegritySnippet(list: IntegrityList, scripts: readonly string[], base: string): string {
  const integrity: Record<string, string> = {};
  for (const script of scripts) {
    for (const [file, hash] of Object.entries(list.importMaps[script]?.integrity ?? {})) {
      integrity[base + file.slice('./'.length)] = hash;
    }
  }
  const tags = scripts.map((script) => toTag(base + script, findHash(list, script)));
  return [...(Object.keys(integrity).length > 0 ? [toImportMap(integrity)] : []), ...tags].join('\n');
}

function findHash({ files, importMaps }: IntegrityList, script: string): string {
  const isEntry = Object.hasOwn(importMaps, script) || /^embed\/[\w-]+\.js$/.test(script);
  const hash = isEntry ? files[script] : undefined;
  if (hash !== undefined) return hash;
  throw new Error(`The package has no script ${script}. Name one by its path in dist/, such as cdn/orders-area.js.`);
}

function toImportMap(integrity: Readonly<Record<string, string>>): string {
  return `<script type="importmap">\n${JSON.stringify({ integrity }, null, 2)}\n</script>`;
}

function toTag(src: string, hash: string): string {
  return `<script type="module" crossorigin integrity="${hash}" src="${src}"></script>`;
}
