/**
 * The closing table of a test run: what the harnesses tried, then `results` in the order of the steps; the last line has the counts
 * alone.
 */
export function writeReport(results, tallies = []) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const rows = results.map(
    ({ name, outcome, passed, failed, again, seconds }) =>
      `${name.padEnd(width)}  ${outcome.padEnd(7)}  ${writeCounts({ passed, failed })}  ${seconds.toFixed(1).padStart(7)} s${writeAgain(again)}`,
  );
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const tried = tallies.length > 0 ? [...writeTallies(tallies), ''] : [];
  return [...tried, ...rows, '', `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
}

function writeCounts({ passed, failed }) {
  return `${String(passed).padStart(6)} passed  ${String(failed).padStart(4)} failed`;
}

function writeAgain(again) {
  return again > 0 ? `  ${again} passed at the second try` : '';
}

function writeTallies(tallies) {
  const width = Math.max(...tallies.map(({ name }) => name.length));
  return tallies.map(
    ({ name, tests, checks, leftOut, failed }) =>
      `${name.padEnd(width)}  ${String(tests).padStart(6)} tests  ${`${checks} of ${checks + leftOut}`.padStart(16)} checks  ${String(failed).padStart(4)} failed`,
  );
}
