import { Validator } from '@cfworker/json-schema';
import { expect } from 'vitest';
import type { ExampleParts, FieldIssue } from '../../contract/field.ts';
import { issuesOf } from '../issues-of.ts';
import { compile, copyOf, survivesJson } from './asking.ts';
import { editable, invalid, valid } from './samples.ts';
import { hostIn, type ConformanceRules } from './subject.ts';
import { partsOf } from './value-parts.ts';

/** The parts of examples, longer than most limits. */
const exampleParts: ExampleParts = {
  title: 'Our opening hours\nAn address to visit',
  text: 'What a visitor reads here.\n\nA second paragraph of it. '.repeat(8),
  images: ['one', 'two', 'three'].map((id) => ({ id, file: `${id}.svg` })),
  address: 'https://example.com/',
};

export const valueRules: ConformanceRules = {
  'samples-present': {
    name: 'has valid and invalid samples',
    remedy: 'samples.ts: Add at least one valid and one invalid sample.',
    check({ samples }) {
      expect(Object.keys(samples.valid), 'valid samples').not.toHaveLength(0);
      expect(Object.keys(samples.invalid), 'invalid samples').not.toHaveLength(0);
    },
  },
  'schema-strict': {
    name: 'describes its values with a schema that compiles in strict mode',
    remedy: 'field.ts: Remove unknown keywords, and add the type to schemas whose keywords need it.',
    check({ plugin, samples }) {
      for (const definition of Object.values(samples.definitions))
        compile(plugin.schema(plugin.readOptions(definition)), true);
    },
  },
  'default-fits': {
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
  'valid-samples': {
    name: 'accepts every valid sample',
    remedy: 'field.ts: Accept the sample in schema and check, or move it to the invalid ones.',
    check(subject) {
      for (const { name, value, definition } of valid(subject))
        expect(issuesOf(subject.plugin, definition)(value), name).toEqual([]);
    },
  },
  'invalid-samples': {
    name: 'rejects every invalid sample with exactly the listed issues',
    remedy: 'samples.ts: List exactly the issues that the value has.',
    check(subject) {
      for (const { name, value, definition, issues } of invalid(subject)) {
        expect(issues, `${name}: its issues`).not.toHaveLength(0);
        // A separate rule covers empty values.
        if (!isAboutMissing(issues))
          expect(issuesOf(subject.plugin, definition)(value), name).toEqual(issues);
      }
    },
  },
  'empty-values': {
    name: 'recognises empty values, and has one',
    remedy: 'field.ts: Return true from isEmpty for a value that a required field refuses, and only then.',
    check(subject) {
      const { plugin, samples } = subject;
      const missing = invalid(subject).filter(({ issues }) => isAboutMissing(issues));
      for (const { name, definition, value, issues } of missing)
        expect(issuesOf(plugin, definition)(value), `${name}, which isEmpty decides`).toEqual(issues);
      // In a type that always has one of several fixed values, no value is empty.
      if (plugin.schema(plugin.readOptions(samples.definitions.default)).enum !== undefined) return;
      const found = [...missing, ...editable(subject)].filter(({ value }) => plugin.isEmpty(value));
      expect(found.length, 'samples and defaults that are empty').toBeGreaterThan(0);
    },
  },
  'issue-paths': {
    name: 'raises issues only about parts that the value has',
    remedy: 'field.ts: Use names of the value and indexes from 0 in path, or leave path out.',
    check(subject) {
      for (const { name, definition, value } of invalid(subject)) {
        const places = partsOf(value).map(({ place }) => place.join('/'));
        for (const { path = [] } of issuesOf(subject.plugin, definition)(value))
          expect(places, `${name}: the parts of the value`).toContain(path.join('/'));
      }
    },
  },
  'survives-json': {
    name: 'has values that JSON stores unchanged',
    remedy: 'field.ts: Use only what JSON has: no undefined, Date, Map or class.',
    check(subject) {
      for (const { name, value } of editable(subject)) expect(survivesJson(value), name).toBe(true);
    },
  },
  'validators-agree': {
    name: 'validates the same way in the browser and with Ajv',
    remedy: 'field.ts: Move this rule to check: validators treat the keyword differently.',
    check(subject) {
      for (const sample of [...valid(subject), ...invalid(subject)]) {
        const schema = subject.plugin.schema(sample.options);
        const browser = new Validator(copyOf(schema), '2020-12').validate(sample.value).valid;
        expect(compile(schema)(sample.value), `${sample.name}: what Ajv says`).toBe(browser);
      }
    },
  },
  'summary-line': {
    name: 'summarizes a value in one line in every language',
    remedy: 'field.ts: Return one line of plain text from summarize.',
    check(subject) {
      for (const { name, value, options } of valid(subject))
        for (const language of subject.messages.keys()) {
          const summary: unknown = subject.plugin.summarize(value, options, hostIn(subject, language));
          expect(summary, `${name}, in ${language}`).toEqual(expect.stringMatching(/^[^\n\r]*$/));
        }
    },
  },
};

/** Whether a sample is about a missing required value. */
function isAboutMissing(issues: readonly FieldIssue[]): boolean {
  return issues.length === 1 && issues[0]?.key === 'common.required';
}
