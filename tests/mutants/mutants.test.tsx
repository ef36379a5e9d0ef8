import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldRegistry } from '../../field-plugins/index.ts';
import { conformanceRules } from '../../field-plugins/sdk/testing/conformance.ts';
import { aroundRules } from '../../field-plugins/sdk/testing/conformance/around-rules.ts';
import { browserRules } from '../../field-plugins/sdk/testing/conformance/browser-rules.ts';
import { contractRules } from '../../field-plugins/sdk/testing/conformance/contract-rules.ts';
import { folderRules } from '../../field-plugins/sdk/testing/conformance/folder-rules.ts';
import { renderRules } from '../../field-plugins/sdk/testing/conformance/render-rules.ts';
import type {
  ConformanceRule,
  ConformanceSubject,
} from '../../field-plugins/sdk/testing/conformance/subject.ts';
import { valueRules } from '../../field-plugins/sdk/testing/conformance/value-rules.ts';
import { widgetRules } from '../../field-plugins/sdk/testing/conformance/widget-rules.ts';
import { modulesOf, textsOf, type Mutant } from './mutant.ts';
import { mutants } from './mutants.ts';
import { allPlugins, expectBroken, referenceTexts } from './check-mutant.ts';

function subjectOf(mutant: Partial<Mutant>, name = ''): ConformanceSubject {
  const modules = modulesOf(mutant);
  return {
    ...modules,
    ...textsOf(mutant, referenceTexts),
    types: fieldRegistry.plugins,
    async loadAgain() {
      vi.resetModules();
      const { modulesOf: again } = await import('./mutant.ts');
      return again((await import('./mutants.ts')).mutants[name]);
    },
  };
}

/** The rules about the modules in which a mutant differs from the reference plugin, and the one that it breaks. */
function rulesFor(mutant: Partial<Mutant>): readonly ConformanceRule[] {
  const isReference = Object.keys(mutant).length === 0;
  const differs = (...parts: readonly (keyof Mutant)[]) =>
    isReference || parts.some((part) => part in mutant);
  const concerned = {
    ...(differs('files', 'german', 'plugin', 'samples') && folderRules),
    ...(differs('plugin', 'samples') && { ...valueRules, ...contractRules }),
    ...(differs('Widget', 'Preview') && { ...widgetRules, ...aroundRules }),
    ...(differs('render', 'plugin', 'samples') && renderRules),
    ...(isReference && { limits: {}, stateless: {} }),
  };
  return conformanceRules.filter(({ id }) => id in concerned || id === mutant.breaks);
}

describe('the deliberately broken plugins', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it.each(allPlugins)(
    'fails what it breaks and nothing else: %s',
    { timeout: 240_000 },
    async (name, mutant) => {
      const subject = subjectOf(mutant, name);
      await expectBroken(
        mutant,
        rulesFor(mutant).map(({ id, check }) => ({ id, check: () => check(subject) })),
      );
    },
  );

  it('names the value that a widget emitted, and the limit that it breaks', async () => {
    const subject = subjectOf(mutants['a slider whose number is no text'] ?? {});
    const rule = conformanceRules.find(({ id }) => id === 'emits-fitting');
    await expect(rule?.check(subject)).rejects.toThrow(
      /^With the sample “.+” it emitted \[\{"id":"picked","text":\d+,"page":null\}\]: .+ \(common\.wrong_type\)$/,
    );
  });

  it('has a mutant for every rule, and a rule for every mutant', () => {
    const ids = [...conformanceRules, ...browserRules].map(({ id }) => id);
    const broken = new Set(Object.values(mutants).flatMap(({ breaks }) => breaks ?? []));
    expect([...broken].toSorted()).toEqual(ids.toSorted());
  });

  it('finds every rule in the README of the suite, with its sentence and where it runs', () => {
    const file = path.join(import.meta.dirname, '../../field-plugins/sdk/testing/conformance/README.md');
    const rows = [...fs.readFileSync(file, 'utf8').matchAll(/\| `([\w-]+)`(°?) +\| (.+?) +(?=\|)/g)];
    const written = rows.map(([, id, mark, name]) => ({ id, name, browser: mark !== '' }));
    const rules = [
      ...conformanceRules.map(({ id, name }) => ({ id, name, browser: false })),
      ...browserRules.map(({ id, name }) => ({ id, name, browser: true })),
    ];
    expect(new Set(written)).toEqual(new Set(rules));
  });
});
