/** The version in a path that a page loads the package from: each release has a folder of its own. */
const VERSION_PATH = /(?<=\borders-area\/)\d+\.\d+\.\d+(?:-[\w.]+)?(?=\/)/g;

/** The versions in the paths of a text. */
export function listVersionPaths(text: string): string[] {
  return [...text.matchAll(VERSION_PATH)].map(([version]) => version);
}

/** Puts a version into the paths of a text. */
export function setVersionPaths(text: string, version: string): string {
  return text.replace(VERSION_PATH, version);
}

/** Sets the package's own version in the text of a lock file. */
export function setLockVersion(text: string, version: string): string {
  const lock = JSON.parse(text) as { version: string; packages: Record<'', { version: string }> };
  lock.version = version;
  lock.packages[''].version = version;
  return `${JSON.stringify(lock, null, 2)}\n`;
}
