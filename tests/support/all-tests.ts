/**
 * Whether this run is `npm run test:all`, which adds the slow tests: journeys in other browsers, API tests on PostgreSQL whose
 * results do not depend on the database, every broken plugin against every rule, and the full number of runs of slow property
 * tests.
 */
export function runsAllTests(): boolean {
  return process.env['OCTAVO_TEST_ALL'] === '1';
}
