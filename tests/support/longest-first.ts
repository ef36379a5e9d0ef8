import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files, slowest first. */
const longest = [
  'tests/stories/stories.test.ts',
  'tests/e2e/screens/tour.test.ts',
  'tests/e2e/main-job.test.ts',
  'tests/e2e/moving.test.ts',
  'tests/e2e/preview-clicks.test.ts',
  'field-plugins/conformance-in-browser.test.ts',
  'tests/mutants/mutants-in-browser.test.ts',
  'tests/mutants/mutants.test.tsx',
  'field-plugins/conformance.test.tsx',
  'tests/contract/forms.test.tsx',
  'tests/plugins/three-ways.test.ts',
  'tests/plugins/tutorial.test.ts',
  'tests/plugins/conformance-command.test.ts',
  'tests/plugins/sdk-package.test.ts',
  'tests/plugins/new-field-plugin.test.ts',
  'tests/durability/backup.test.ts',
  'tests/durability/interrupted-commands.test.ts',
  'tests/durability/mail.test.ts',
  'tests/durability/deaf.test.ts',
  'tests/durability/database.test.ts',
  'tests/durability/kill.test.ts',
  'tests/api/storage-failures.test.ts',
  'tests/api/workers.test.ts',
  'tests/api/concurrency.test.ts',
];

/**
 * Runs the files of a project in a row, because they share warm processes and browsers, and the slowest of them first, so
 * that no processor is idle at the end while another still works on one.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- The sequencer sorts here, not the array.
    const sorted = await super.sort(files);
    const projects = Map.groupBy(sorted, ({ project }) => project.name);
    return [...projects.values()].flatMap((own) => own.toSorted((a, b) => place(a) - place(b)));
  }
}

function place({ moduleId }: TestSpecification): number {
  const found = longest.findIndex((file) => moduleId.endsWith(file));
  return found === -1 ? longest.length : found;
}
