import path from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { browserRules } from '../../field-plugins/sdk/testing/conformance/browser-rules.ts';
import { openBrowser, type OpenBrowser } from '../../field-plugins/sdk/testing/conformance/browser-stage.ts';
import { textsOf } from './mutant.ts';
import { allPlugins, expectBroken, referenceTexts } from './check-mutant.ts';

const here = (name: string) => JSON.stringify(path.join(import.meta.dirname, name));

const code = `
  import { modulesOf } from ${here('mutant.ts')};
  import { mutants } from ${here('mutants.ts')};
  const plugins = () => new Map([
    ['the reference plugin', modulesOf()],
    ...Object.entries(mutants).map(([name, mutant]) => [name, modulesOf(mutant)]),
  ]);`;

describe('the deliberately broken plugins in a browser', () => {
  let browser: OpenBrowser;
  beforeAll(async () => {
    browser = await openBrowser(code);
  }, 120_000);
  afterAll(() => browser?.close());

  const rendered = allPlugins.filter(
    ([, mutant]) =>
      ['Widget', 'Preview'].some((module) => module in mutant) ||
      Object.keys(mutant).length === 0 ||
      browserRules.some(({ id }) => id === mutant.breaks),
  );

  // The others render the same as the reference plugin.
  it.each(rendered)(
    'fails what it breaks and nothing else: %s',
    { timeout: 240_000 },
    async (name, mutant) => {
      const stage = await browser.stage(name, textsOf(mutant, referenceTexts));
      await expectBroken(
        mutant,
        browserRules.map(({ id, check }) => ({ id, check: () => check(stage) })),
      );
    },
  );
});
