import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldRegistry } from '../../field-plugins/index.ts';
import { conformanceRules } from '../../field-plugins/sdk/testing/conformance.ts';
import { aroundRules } from '../../field-plugins/sdk/testing/conformance/around-rules.ts';
import { browserRules } from '../../field-plugins/sdk/testing/conformance/browser-rules.ts';
import { contractRules } from '../../field-plugins/sdk/testing/conformance/contract-rules.ts';
import { folderRules } from '../../field-plugins/sdk/testing/conformance/folder-rules.ts';
import { readerLanguageRule } from '../../field-plugins/sdk/testing/conformance/reader-language-rule.ts';
import { remedies } from '../../field-plugins/sdk/testing/conformance/remedies.ts';
import { limitsRule } from '../../field-plugins/sdk/testing/conformance/limits-rule.ts';
import { renderRules } from '../../field-plugins/sdk/testing/conformance/render-rules.ts';
import { statelessRule } from '../../field-plugins/sdk/testing/conformance/stateless-rule.ts';
import type {
  ConformanceRule,
  ConformanceSubject,
} from '../../field-plugins/sdk/testing/conformance/subject.ts';
import { valueRules } from '../../field-plugins/sdk/testing/conformance/value-rules.ts';
import { widgetRules } from '../../field-plugins/sdk/testing/conformance/widget-rules.ts';
import { modulesOf, textsOf, type Animal } from './animal.ts';
import { animals } from './animals.ts';
import { brokenBy, cages, failedRules, rulesToRun, sound } from './zoo.ts';

function subjectOf(animal: Partial<Animal>, name = ''): ConformanceSubject {
  const modules = modulesOf(animal);
  return {
    ...modules,
    ...textsOf(animal, sound),
    types: fieldRegistry.plugins,
    async loadAgain() {
      vi.resetModules();
      const { modulesOf: again } = await import('./animal.ts');
      return again((await import('./animals.ts')).animals[name]);
    },
  };
}

/** The rules about the modules in which an animal differs from the sound plugin, and the one that it breaks. */
function rulesFor(animal: Partial<Animal>): readonly ConformanceRule[] {
  const isSound = Object.keys(animal).length === 0;
  const differs = (...parts: readonly (keyof Animal)[]) => isSound || parts.some((part) => part in animal);
  const concerned = new Set([
    ...(differs('files', 'german', 'plugin', 'samples') ? folderRules : []),
    ...(differs('plugin', 'samples') ? [...valueRules, ...contractRules] : []),
    ...(differs('Widget', 'Preview') ? [...widgetRules, ...aroundRules, readerLanguageRule] : []),
    ...(differs('render', 'plugin', 'samples') ? renderRules : []),
    ...(isSound ? [limitsRule, statelessRule] : []),
  ]);
  return conformanceRules.filter((rule) => concerned.has(rule) || rule.id === animal.breaks);
}

describe('the zoo of broken plugins', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it.each(cages)('fails what it breaks and nothing else: %s', { timeout: 240_000 }, async (name, animal) => {
    const subject = subjectOf(animal, name);
    const rules = rulesToRun(animal, rulesFor(animal)).map(({ id, check }) => ({
      id,
      check: () => check(subject),
    }));
    expect(await failedRules(rules)).toEqual(brokenBy(animal, rules));
  });

  it('names the value that a widget emitted, and the limit that it breaks', async () => {
    const subject = subjectOf(animals['a slider whose number is no text'] ?? {});
    const rule = conformanceRules.find(({ id }) => id === 'emits-fitting');
    await expect(rule?.check(subject)).rejects.toThrow(
      /^With the sample “.+” it emitted \[\{"id":"picked","text":\d+,"page":null\}\]: .+ \(common\.wrong_type\)$/,
    );
  });

  it('has an animal for every rule, and a rule for every animal', () => {
    const ids = [...conformanceRules, ...browserRules].map(({ id }) => id);
    const broken = new Set(Object.values(animals).flatMap(({ breaks }) => breaks ?? []));
    expect([...broken].toSorted()).toEqual(ids.toSorted());
  });

  it('has a remedy for every rule', () => {
    const ids = [...conformanceRules, ...browserRules].map(({ id }) => id);
    expect(Object.keys(remedies).toSorted()).toEqual(ids.toSorted());
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
