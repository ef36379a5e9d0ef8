import { Validator } from '@cfworker/json-schema';
import { expect } from 'vitest';
import type { ExampleParts, FieldIssue, IssuePath } from '../../contract/field.ts';
import { issuesOf } from '../issues-of.ts';
import { invalidSamples, validSamples } from '../read-sample.ts';
import { compile, copyOf, survivesJson } from './asking.ts';
import { editable } from './samples.ts';
import { hostIn, type ConformanceRule } from './subject.ts';

/** The parts of examples, longer than most limits. */
const exampleParts: ExampleParts = {
  title: 'Our opening hours\nAn address to visit',
  text: 'What a visitor reads here.\n\nA second paragraph of it. '.repeat(8),
  images: ['one', 'two', 'three'].map((id) => ({ id, file: `${id}.svg` })),
  address: 'https://example.com/',
};

export const valueRules: readonly ConformanceRule[] = [
  {
    id: 'samples-present',
    name: 'has valid and invalid samples',
    remedy: 'samples.ts: Add at least one valid and one invalid sample.',
    check({ samples }) {
      expect(Object.keys(samples.valid), 'valid samples').not.toHaveLength(0);
      expect(Object.keys(samples.invalid), 'invalid samples').not.toHaveLength(0);
    },
  },
  {
    id: 'schema-strict',
    name: 'describes its values with a schema that compiles in strict mode',
    remedy: 'field.ts: Remove unknown keywords, and add the type to schemas whose keywords need it.',
    check({ plugin, samples }) {
      for (const definition of Object.values(samples.definitions))
        compile(plugin.schema(plugin.readOptions(definition)), true);
    },
  },
  {
    id: 'default-fits',
    name: 'has a valid default value, and a valid example',
    remedy: 'field.ts: Let defaultValue and example return values that schema and check accept.',
    check({ plugin, samples }) {
      for (const [name, definition] of Object.entries(samples.definitions)) {
        const options = plugin.readOptions(definition);
        const issues = issuesOf(plugin, { ...definition, required: false });
        expect(issues(plugin.defaultValue(options)), `the default of "${name}"`).toEqual([]);
        const example = plugin.example?.(options, exampleParts);
        if (example !== undefined) expect(issues(example), `the example of "${name}"`).toEqual([]);
      }
    },
  },
  {
    id: 'valid-samples',
    name: 'accepts every valid sample',
    remedy: 'field.ts: Accept the sample in schema and check, or move it to the invalid ones.',
    check({ plugin, samples }) {
      for (const { name, value, definition } of validSamples(plugin, samples))
        expect(issuesOf(plugin, definition)(value), name).toEqual([]);
    },
  },
  {
    id: 'invalid-samples',
    name: 'rejects every invalid sample with exactly the listed issues',
    remedy: 'samples.ts: List exactly the issues that the value has.',
    check({ plugin, samples }) {
      for (const { name, value, definition, issues } of invalidSamples(plugin, samples)) {
        expect(issues, `${name}: its issues`).not.toHaveLength(0);
        // A separate rule covers empty values.
        if (!isAboutMissing(issues)) expect(issuesOf(plugin, definition)(value), name).toEqual(issues);
      }
    },
  },
  {
    id: 'empty-values',
    name: 'tells which values are empty, and has one that is',
    remedy: 'field.ts: Return true from isEmpty for a value that a required field refuses, and only then.',
    check(subject) {
      const { plugin, samples } = subject;
      const missing = invalidSamples(plugin, samples).filter(({ issues }) => isAboutMissing(issues));
      for (const { name, definition, value } of missing)
        expect(issuesOf(plugin, definition)(value), `${name}, which isEmpty decides`).toEqual([
          { key: 'common.required' },
        ]);
      // In a type that always has one of several fixed values, no value is empty.
      if (plugin.schema(plugin.readOptions(samples.definitions.default)).enum !== undefined) return;
      const found = [...missing, ...editable(subject)].filter(({ value }) => plugin.isEmpty(value));
      expect(found.length, 'samples and defaults that are empty').toBeGreaterThan(0);
    },
  },
  {
    id: 'issue-paths',
    name: 'raises issues only about parts that the value has',
    remedy: 'field.ts: Use names of the value and indexes from 0 in path, or leave path out.',
    check({ plugin, samples }) {
      for (const { name, definition, value } of invalidSamples(plugin, samples)) {
        for (const { key, path = [] } of issuesOf(plugin, definition)(value))
          expect(hasPart(value, path), `${name}: whether the value has the path of ${key}`).toBe(true);
      }
    },
  },
  {
    id: 'survives-json',
    name: 'has values that JSON stores unchanged',
    remedy: 'field.ts: Use only what JSON has: no undefined, Date, Map or class.',
    check(subject) {
      for (const { name, value } of editable(subject)) expect(survivesJson(value), name).toBe(true);
    },
  },
  {
    id: 'validators-agree',
    name: 'validates the same way in the browser and with Ajv',
    remedy: 'field.ts: Move this rule to check: validators treat the keyword differently.',
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
    remedy: 'field.ts: Return one line of plain text from summarize.',
    check(subject) {
      const { plugin, samples, messages } = subject;
      for (const { name, value, options } of validSamples(plugin, samples)) {
        for (const [language, spoken] of messages) {
          const summary: unknown = plugin.summarize(value, options, hostIn(subject, spoken));
          expect(typeof summary, `${name}, in ${language}`).toBe('string');
          expect(summary, `${name}, in ${language}`).not.toMatch(/[\n\r]/);
        }
      }
    },
  },
];

/** Whether a sample is about a missing required value. */
function isAboutMissing(issues: readonly FieldIssue[]): boolean {
  return issues.length === 1 && issues[0]?.key === 'common.required';
}

function hasPart(value: unknown, [step, ...rest]: IssuePath): boolean {
  if (step === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value) !== (typeof step === 'number') || !Object.hasOwn(value, step)) return false;
  return hasPart((value as Readonly<Record<string, unknown>>)[step], rest);
}
