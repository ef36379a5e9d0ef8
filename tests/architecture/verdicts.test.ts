import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

const own = 'tests/architecture/verdicts.test.ts';

/** Tests and their support files. */
const tests = sourceFiles(
  'shared',
  'preview',
  'content-model',
  'theme',
  'src',
  'server',
  'field-plugins',
  'scripts',
  'tools',
  'tests',
).filter(({ path }) => (/^(tests|tools)\//.test(path) || /\.test\.tsx?$/.test(path)) && path !== own);

const found = (pattern: RegExp) =>
  tests
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .toSorted();

describe('the verdict of a test', () => {
  it('does not depend on how long something took', () => {
    const elapsed = /(performance|Date)\.now\(\) - /;
    expect(found(elapsed)).toEqual([]);
  });

  it('waits for conditions and events, and never sleeps', () => {
    const sleep =
      /waitForTimeout\(|setTimeout\((resolve|r|done), *[\w.]|import \{[^}]*\bsetTimeout\b[^}]*\} from 'node:timers\/promises'/;
    expect(found(sleep)).toEqual(
      [
        // Checks a condition repeatedly.
        'tools/until.ts',
        // Waits until four images in a row are the same.
        'tests/stories/pictures/take-picture.ts',
      ].toSorted(),
    );
  });

  it('is the same on any day: nothing is left to chance', () => {
    expect(found(/Math\.random\(/)).toEqual([]);
    // The fuzzer gets its seed from its caller.
    const unseeded = found(/from 'fast-check'/).filter((path) => !path.startsWith('tests/fuzz/'));
    expect(unseeded).toEqual(['tools/seeded.ts']);
  });
});
