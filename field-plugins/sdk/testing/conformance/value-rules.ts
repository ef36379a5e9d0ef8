import { Validator } from '@cfworker/json-schema';
import { expect } from 'vitest';
import type { IssuePath } from '../../contract/field.ts';
import { issuesOf } from '../issues-of.ts';
import { invalidSamples, validSamples } from '../read-sample.ts';
import { compile, compileStrictly, copyOf } from './compile.ts';
import { definitionOf } from './definition-of.ts';
import { hostIn } from './host-in.ts';
import type { ConformanceRule } from './subject.ts';
import { survivesJson } from './survives-json.ts';

/** The rules for the pure half. */
export const valueRules: readonly ConformanceRule[] = [
  {
    id: 'samples-present',
    name: 'has samples that are valid and samples that are not',
    check({ samples }) {
      expect(Object.keys(samples.valid), 'valid samples').not.toHaveLength(0);
      expect(Object.keys(samples.invalid), 'invalid samples').not.toHaveLength(0);
    },
  },
  {
    id: 'schema-strict',
    name: 'describes its values by a schema that compiles strictly',
    check({ plugin, samples }) {
      for (const definition of Object.values(samples.definitions)) {
        compileStrictly(plugin.schema(plugin.readOptions(definition)));
      }
    },
  },
  {
    id: 'default-fits',
    name: 'starts from a default that fits',
    check({ plugin, samples }) {
      for (const [name, definition] of Object.entries(samples.definitions)) {
        const value = plugin.defaultValue(plugin.readOptions(definition));
        const issues = issuesOf(plugin, { ...definition, required: false })(value);
        expect(issues, `the default of "${name}"`).toEqual([]);
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
    name: 'refuses every invalid sample with exactly its issues',
    check(subject) {
      for (const [name, sample] of Object.entries(subject.samples.invalid)) {
        expect(sample.issues, `${name}: its issues`).not.toHaveLength(0);
        const issues = issuesOf(subject.plugin, definitionOf(subject, sample.definition))(sample.value);
        expect(issues, name).toEqual(sample.issues);
      }
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
    name: 'has values that survive JSON',
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
    name: 'is judged alike by the validator of the browser and by Ajv',
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
    name: 'summarizes in one line in every language',
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

function hasPart(value: unknown, [step, ...rest]: IssuePath): boolean {
  if (step === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value) !== (typeof step === 'number') || !Object.hasOwn(value, step)) return false;
  return hasPart((value as Readonly<Record<string, unknown>>)[step], rest);
}
