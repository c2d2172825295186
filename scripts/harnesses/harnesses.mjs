/**
 * The proof harnesses, for the closing table of `npm test`. `files`: where their tests are, the first row that fits counts. A test
 * that holds many checks says how many (`tests/support/count-checks.ts`); any other is one.
 */
export const HARNESSES = [
  { name: 'fault matrix', files: /^tests\/faults\// },
  { name: 'fault table of the client', files: /^tests\/http\/faults\./ },
  { name: 'once only', files: /^tests\/once-only\// },
  { name: 'kiosk', files: /^tests\/kiosk\// },
  { name: 'sealed requests', files: /^tests\/sealed\// },
  { name: 'polling', files: /^tests\/polling\// },
  { name: 'accessibility', files: /^tests\/e2e\/accessibility\// },
  { name: 'security', files: /^tests\/(?:e2e\/)?security\// },
  { name: 'hostile host', files: /^tests\/e2e\/(?:hostile-|patched-)/ },
  { name: 'soak', files: /^tests\/e2e\/soak\./ },
  { name: 'long history', files: /^tests\/e2e\/long-history/ },
  { name: 'contract', files: /^tests\/contract\// },
  { name: 'import laws and bans', files: /^tests\/structure\// },
  { name: 'documentation', files: /^tests\/e2e\/(?:docs-samples|themes)/ },
  { name: 'flows', files: /^tests\/e2e\/[^/]+$/ },
];

/** The harness that a test file belongs to; absent for tests of single units. */
export function findHarness(file) {
  return HARNESSES.find(({ files }) => files.test(file))?.name;
}
