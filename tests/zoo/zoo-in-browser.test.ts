import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserRules } from '../../field-plugins/sdk/testing/conformance/browser-rules.ts';
import { openBrowser, type OpenBrowser } from '../../field-plugins/sdk/testing/conformance/browser-stage.ts';
import { textsOf } from './animal.ts';
import { brokenBy, cages, failedRules, rulesToRun, sound } from './zoo.ts';

const here = (name: string) => JSON.stringify(path.join(import.meta.dirname, name));

const code = `
  import { modulesOf } from ${here('animal.ts')};
  import { animals } from ${here('animals.ts')};
  const plugins = () => new Map([
    ['a sound plugin', modulesOf()],
    ...Object.entries(animals).map(([name, animal]) => [name, modulesOf(animal)]),
  ]);`;

describe('the zoo of broken plugins in a browser', () => {
  let browser: OpenBrowser | undefined;
  beforeAll(async () => {
    browser = await openBrowser(code);
  }, 120_000);
  afterAll(() => browser?.close());
  const opened = () => browser ?? raise('The browser is not open.');

  const drawn = cages.filter(
    ([, animal]) =>
      ['Widget', 'Preview'].some((module) => module in animal) ||
      Object.keys(animal).length === 0 ||
      browserRules.some(({ id }) => id === animal.breaks),
  );

  // The others draw what the sound plugin draws.
  it.each(drawn)('fails what it breaks and nothing else: %s', { timeout: 240_000 }, async (name, animal) => {
    const stage = await opened().stage(name, textsOf(animal, sound));
    const rules = rulesToRun(animal, browserRules).map(({ id, check }) => ({
      id,
      check: () => check(stage),
    }));
    expect(await failedRules(rules)).toEqual(brokenBy(animal, rules));
  });
});

function raise(sentence: string): never {
  throw new Error(sentence);
}
