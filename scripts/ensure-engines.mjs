import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebian } from './install-debian.mjs';

/** The engines beside Chromium: the program that runs each, what names another one, and Debian's packages for it. */
const ENGINES = {
  firefox: {
    variable: 'FIREFOX_PATH',
    title: 'Firefox',
    names: ['firefox-esr', 'firefox'],
    needs: [],
    packages: ['firefox-esr'],
  },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    title: 'WebKitGTK',
    names: ['WebKitWebDriver'],
    needs: ['Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/**
 * Finds Firefox and WebKitGTK for the tests, or installs them: the variable, the system's own, Debian's packages where we may install
 * them. Gives the variables with their paths; stops with a plain sentence where there is none.
 */
export function ensureEngines(names) {
  return Object.fromEntries(names.map((name) => [ENGINES[name].variable, ensureEngine(ENGINES[name])]));
}

function ensureEngine({ variable, title, names, needs, packages }) {
  const given = process.env[variable];
  if (given && !existsSync(given)) stop(`${variable} is ${given}, and there is no such file.`);
  const isWhole = () => (given ?? findOnPath(names)) && needs.every((name) => findOnPath([name]));
  if (!isWhole()) installDebian(title, packages);
  if (isWhole()) return given ?? findOnPath(names);
  return stop(
    `${title} is missing, and could not be installed. Install ${packages.join(' and ')}, set ${variable} to its program file, or run other steps with --only.`,
  );
}

function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file));
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
