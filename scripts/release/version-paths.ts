/** The version in a path that a page loads the package from, because each release has a folder of its own; or in a report about the product. */
const VERSION_PATH = /(?:(?<=\borders-area\/)|(?<=^\| Version +\| ))\d+\.\d+\.\d+(?:-[\w.]+)?(?=[/ ])/gm;

/** The versions in the paths of a text. */
export function listVersionPaths(text: string): string[] {
  return [...text.matchAll(VERSION_PATH)].map(([version]) => version);
}

/** Puts a version into the paths of a text. */
export function setVersionPaths(text: string, version: string): string {
  return text.replace(VERSION_PATH, version);
}
