import { Validator } from '@cfworker/json-schema';
import { expect } from 'vitest';
import type { ExampleParts, FieldIssue, IssuePath } from '../../contract/field.ts';
import { issuesOf } from '../issues-of.ts';
import { invalidSamples, validSamples } from '../read-sample.ts';
import { compile, compileStrictly, copyOf } from './compile.ts';
import { definitionOf } from './definition-of.ts';
import { hostIn } from './host-in.ts';
import { editable } from './shown-samples.ts';
import type { ConformanceRule } from './subject.ts';
import { survivesJson } from './survives-json.ts';

/** What examples are made of here: longer than most limits. */
const exampleParts: ExampleParts = {
  title: 'Our opening hours\nAn address to visit',
  text: 'What a visitor reads here.\n\nA second paragraph of it. '.repeat(8),
  pictures: ['one', 'two', 'three'].map((id) => ({ id, file: `${id}.svg` })),
  address: 'https://example.com/',
};

/** The rules for the field definition. */
export const valueRules: readonly ConformanceRule[] = [
  {
    id: 'samples-present',
    name: 'has valid and invalid samples',
    check({ samples }) {
      expect(Object.keys(samples.valid), 'valid samples').not.toHaveLength(0);
      expect(Object.keys(samples.invalid), 'invalid samples').not.toHaveLength(0);
    },
  },
  {
    id: 'schema-strict',
    name: 'describes its values with a schema that compiles in strict mode',
    check({ plugin, samples }) {
      for (const definition of Object.values(samples.definitions)) {
        compileStrictly(plugin.schema(plugin.readOptions(definition)));
      }
    },
  },
  {
    id: 'default-fits',
    name: 'has a valid default value, and a valid example',
    check({ plugin, samples }) {
      for (const [name, definition] of Object.entries(samples.definitions)) {
        const value = plugin.defaultValue(plugin.readOptions(definition));
        const issues = issuesOf(plugin, { ...definition, required: false })(value);
        expect(issues, `the default of "${name}"`).toEqual([]);
        const example = plugin.example?.(plugin.readOptions(definition), exampleParts);
        if (example === undefined) continue;
        const wrong = issuesOf(plugin, { ...definition, required: false })(example);
        expect(wrong, `the example of "${name}"`).toEqual([]);
      }
    },
  },
  {
    id: 'valid-samples',
    name: 'accepts every valid sample',
    check(subject) {
      for (const [name, sample] of Object.entries(subject.samples.valid)) {
        const issues = issuesOf(subject.plugin, definitionOf(subject, sample.definition))(sample.value);
        expect(issues, name).toEqual([]);
      }
    },
  },
  {
    id: 'invalid-samples',
    name: 'rejects every invalid sample with exactly the listed issues',
    check(subject) {
      for (const [name, sample] of Object.entries(subject.samples.invalid)) {
        expect(sample.issues, `${name}: its issues`).not.toHaveLength(0);
        // What is empty has a rule of its own.
        if (isAboutMissing(sample.issues)) continue;
        const issues = issuesOf(subject.plugin, definitionOf(subject, sample.definition))(sample.value);
        expect(issues, name).toEqual(sample.issues);
      }
    },
  },
  {
    id: 'empty-values',
    name: 'tells which values are empty, and has one that is',
    check(subject) {
      const { plugin, samples } = subject;
      const missing = invalidSamples(plugin, samples).filter(({ issues }) => isAboutMissing(issues));
      for (const { name, definition, value } of missing)
        expect(issuesOf(plugin, definition)(value), `${name}, which isEmpty decides`).toEqual([
          { key: 'common.required' },
        ]);
      // Where one of some values is always chosen, none is empty.
      if (plugin.schema(plugin.readOptions(samples.definitions.default)).enum !== undefined) return;
      const found = [...missing, ...editable(subject)].filter(({ value }) => plugin.isEmpty(value));
      expect(found.length, 'samples and defaults that are empty').toBeGreaterThan(0);
    },
  },
  {
    id: 'issue-paths',
    name: 'raises issues only about parts that the value has',
    check(subject) {
      const { plugin } = subject;
      for (const { name, definition, value } of invalidSamples(plugin, subject.samples)) {
        for (const { key, path = [] } of issuesOf(plugin, definition)(value))
          expect(hasPart(value, path), `${name}: whether the value has the path of ${key}`).toBe(true);
      }
    },
  },
  {
    id: 'survives-json',
    name: 'has values that JSON stores unchanged',
    check({ plugin, samples }) {
      const starts = Object.entries(samples.definitions).map(([name, definition]) => ({
        name: `the default of ${name}`,
        value: plugin.defaultValue(plugin.readOptions(definition)),
      }));
      for (const { name, value } of [...starts, ...validSamples(plugin, samples)]) {
        expect(survivesJson(value), name).toBe(true);
      }
    },
  },
  {
    id: 'validators-agree',
    name: 'validates the same way in the browser and with Ajv',
    check({ plugin, samples }) {
      for (const sample of [...validSamples(plugin, samples), ...invalidSamples(plugin, samples)]) {
        const schema = plugin.schema(sample.options);
        const browser = new Validator(copyOf(schema), '2020-12').validate(sample.value).valid;
        expect(compile(schema)(sample.value), `${sample.name}: what Ajv says`).toBe(browser);
      }
    },
  },
  {
    id: 'summary-line',
    name: 'summarizes a value in one line in every language',
    check(subject) {
      const { plugin, samples, words } = subject;
      for (const { name, value, options } of validSamples(plugin, samples)) {
        for (const [language, spoken] of words) {
          const summary: unknown = plugin.summarize(value, options, hostIn(subject, spoken));
          expect(typeof summary, `${name}, in ${language}`).toBe('string');
          expect(summary, `${name}, in ${language}`).not.toMatch(/[\n\r]/);
        }
      }
    },
  },
];

/** Whether a sample is about a required value that is not there. */
function isAboutMissing(issues: readonly FieldIssue[]): boolean {
  return issues.length === 1 && issues[0]?.key === 'common.required';
}

function hasPart(value: unknown, [step, ...rest]: IssuePath): boolean {
  if (step === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value) !== (typeof step === 'number') || !Object.hasOwn(value, step)) return false;
  return hasPart((value as Readonly<Record<string, unknown>>)[step], rest);
}
