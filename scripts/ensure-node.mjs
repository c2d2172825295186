const LEAST = [20, 19];

/** Stops with a plain sentence where Node is too old; everything after this may use what Node 20 has. */
export function ensureNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  console.error(`This project needs Node ${LEAST.join('.')} or newer; this is Node ${version}. See https://nodejs.org`);
  process.exit(1);
}
