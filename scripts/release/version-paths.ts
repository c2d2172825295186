/** The version in the path that a page loads the package from; every release has a folder of its own. */
const VERSION_PATH = /(?<=\borders-area\/)\d+\.\d+\.\d+(?:-[\w.]+)?(?=\/)/g;

/** The versions that the paths of a text name. */
export function listVersionPaths(text: string): string[] {
  return [...text.matchAll(VERSION_PATH)].map(([version]) => version);
}

/** A text whose paths name this version. */
export function setVersionPaths(text: string, version: string): string {
  return text.replace(VERSION_PATH, version);
}

/** The text of a lock file that names this version of the package itself. */
export function setLockVersion(text: string, version: string): string {
  const lock = JSON.parse(text) as { version: string; packages: Record<'', { version: string }> };
  lock.version = version;
  lock.packages[''].version = version;
  return `${JSON.stringify(lock, null, 2)}\n`;
}
