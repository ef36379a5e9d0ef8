import { Validator, type Schema } from '@cfworker/json-schema';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import type { JsonSchema } from '../../../src/shared/json-schema.ts';
import type { ReferenceLookup } from '../field.ts';
import { invalidSamples, validSamples } from '../read-sample.ts';
import { sameValue } from '../same-value.ts';
import type { ConformanceRule, ConformanceSubject } from './subject.ts';

const nothingFound: ReferenceLookup = { media: () => undefined, page: () => undefined };

/** What holds for the pure half. */
export const valueRules: readonly ConformanceRule[] = [
  {
    name: 'has samples that are valid and samples that are not',
    check({ samples }) {
      expect(Object.keys(samples.valid), 'valid samples').not.toHaveLength(0);
      expect(Object.keys(samples.invalid), 'invalid samples').not.toHaveLength(0);
    },
  },
  {
    name: 'describes its values by a schema that compiles strictly',
    check({ plugin, samples }) {
      for (const definition of Object.values(samples.definitions)) {
        compileStrictly(plugin.schema(plugin.readOptions(definition)));
      }
    },
  },
  {
    name: 'starts from a default that fits',
    check({ plugin, samples, validate }) {
      for (const [name, definition] of Object.entries(samples.definitions)) {
        const value = plugin.defaultValue(plugin.readOptions(definition));
        const issues = validate({ ...definition, required: false }, value);
        expect(issues, `the default of "${name}"`).toEqual([]);
      }
    },
  },
  {
    name: 'accepts every valid sample',
    check(subject) {
      for (const [name, sample] of Object.entries(subject.samples.valid)) {
        expect(subject.validate(definitionOf(subject, sample.definition), sample.value), name).toEqual([]);
      }
    },
  },
  {
    name: 'refuses every invalid sample with exactly its issues',
    check(subject) {
      for (const [name, sample] of Object.entries(subject.samples.invalid)) {
        expect(sample.issues, `${name}: its issues`).not.toHaveLength(0);
        const issues = subject.validate(definitionOf(subject, sample.definition), sample.value);
        expect(issues, name).toEqual(sample.issues);
      }
    },
  },
  {
    name: 'has values that survive JSON, as do what it delivers and refreshes',
    check({ plugin, samples }) {
      for (const { name, value } of validSamples(plugin, samples)) {
        const outcomes = [
          value,
          plugin.refresh?.(value, nothingFound),
          plugin.deliver?.(value, nothingFound),
        ];
        for (const outcome of outcomes.filter((one) => one !== undefined)) {
          expect(sameValue(JSON.parse(JSON.stringify(outcome)), outcome), name).toBe(true);
        }
      }
    },
  },
  {
    name: 'is judged alike by the validator of the browser and by Ajv',
    check({ plugin, samples }) {
      for (const sample of [...validSamples(plugin, samples), ...invalidSamples(plugin, samples)]) {
        const schema = plugin.schema(sample.options);
        const browser = new Validator(copyOf(schema), '2020-12').validate(sample.value).valid;
        expect(browser, sample.name).toBe(compileStrictly(schema)(sample.value));
      }
    },
  },
  {
    name: 'summarizes in one line',
    check({ plugin, samples }) {
      for (const { name, value, options } of validSamples(plugin, samples)) {
        expect(plugin.summarize(value, options), name).not.toMatch(/[\n\r]/);
      }
    },
  },
];

function definitionOf({ plugin, samples }: ConformanceSubject, name = 'default') {
  const definition = samples.definitions[name];
  if (definition === undefined)
    throw new Error(`The samples of ${plugin.type} have no definition "${name}".`);
  return definition;
}

function compileStrictly(schema: JsonSchema) {
  return new Ajv2020({ strict: true }).compile(copyOf(schema));
}

/** The browser's validator writes into the schema it is given. */
function copyOf(schema: JsonSchema): Schema {
  return JSON.parse(JSON.stringify(schema)) as Schema;
}
