import type { Schema } from '@cfworker/json-schema';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import { isDeepStrictEqual } from 'node:util';
import { expect, vi } from 'vitest';
import type { JsonSchema } from '../../../../shared/json-schema.ts';
import type { ReferenceLookup } from '../../contract/field.ts';
import { frozen } from './samples.ts';
import { hostIn, type ConformanceSubject } from './subject.ts';

/** Replaces an id in an address, because a rule searches delivered data for ids. */
const codeOf = (id: string) => Buffer.from(id).toString('base64url');

/** The states a referenced record may be in when it is looked up. */
export const lookups = {
  'everything is there': {
    media: (id) => ({
      ...{ file: `found/${codeOf(id)}.jpg`, width: 320, height: 240, alt: '' },
      url: `https://media.example/${codeOf(id)}.jpg`,
      sizes: [{ width: 160, url: `https://media.example/${codeOf(id)}-160.webp` }],
    }),
    page: (id) => ({
      ...{ url_path: `/found/${codeOf(id)}`, title: 'Found' },
      url: `https://site.example/${codeOf(id)}`,
    }),
  },
  'no page is live': {
    media: () => undefined,
    page: (id) => ({ url_path: `/found/${codeOf(id)}`, title: 'Found', url: undefined }),
  },
  'everything is gone': { media: () => undefined, page: () => undefined },
} satisfies Readonly<Record<string, ReferenceLookup>>;

/** Every member of a field definition that takes a value, as functions by name. */
export function answersOf(subject: ConformanceSubject, value: unknown, options: unknown) {
  const { plugin } = subject;
  const lookup = lookups['everything is there'];
  return {
    isEmpty: () => plugin.isEmpty(value),
    check: () => plugin.check?.(value, options),
    plainText: () => plugin.plainText?.(value, options),
    summarize: () => plugin.summarize(value, options, hostIn(subject)),
    references: () => plugin.references?.(value),
    refresh: () => plugin.refresh?.(value, lookup),
    deliver: () => plugin.deliver?.(value, lookup),
    merge: () => plugin.merge?.(frozen(plugin.defaultValue(options)), value, value),
    upgrade: () => plugin.upgrade?.(value),
    parts: () => plugin.parts?.(value),
    withParts: () => plugin.withParts?.(value, frozen(plugin.parts?.(value) ?? [])),
  };
}

/** Milliseconds of CPU time that a function may take for the longest text; most take less than ten. */
export const longestTime = 100;

/** Other work of the process may fall into a single call. */
const attempts = 3;

/** The shortest CPU time of several attempts, in milliseconds. */
export function timeOf(ask: () => unknown): number {
  let shortest = Infinity;
  for (let attempt = 0; attempt < attempts && shortest >= longestTime; attempt += 1) {
    const start = process.cpuUsage();
    try {
      ask();
    } catch {
      // Other rules check the result.
    }
    const { user, system } = process.cpuUsage(start);
    shortest = Math.min(shortest, (user + system) / 1000);
  }
  return shortest;
}

/** Asks twice, at different times, and expects the same answer: no clock, no chance. Returns it. */
export function askTwice<Answer>(name: string, ask: () => Answer): Answer {
  const [first, second] = [0, 1e12].map((now) => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now });
    try {
      return ask();
    } finally {
      vi.useRealTimers();
    }
  });
  expect(second, `${name}, asked twice`).toEqual(first);
  return first as Answer;
}

/** Whether a value stays the same when it is sent as JSON. */
export function survivesJson(value: unknown): boolean {
  const text: unknown = JSON.stringify(value);
  return typeof text === 'string' && isDeepStrictEqual(JSON.parse(text), value);
}

/** Validates schemas. Compiling the meta-schema takes longer than anything else here, so it is done once. */
const schemas = new Ajv2020();

/** Compiles a schema into a validator, or throws. Without `strict`, accepts any schema: strictness has its own rule. */
export function compile(schema: JsonSchema, strict = false): (value: unknown) => boolean {
  const copy = copyOf(schema);
  if (schemas.validateSchema(copy) !== true)
    throw new Error(`The schema is invalid: ${schemas.errorsText()}.`);
  const options: Options = strict ? { strict, allowUnionTypes: true } : { strict, logger: false };
  // Keywords that `JsonSchema` adds to JSON Schema.
  const keywords = [{ keyword: 'assigned', schemaType: 'boolean' as const }];
  // Each schema has its own instance, so that two may share an `$id`.
  const validate = new Ajv2020({ ...options, keywords, meta: false, validateSchema: false }).compile(copy);
  return (value) => validate(value);
}

/** The browser's validator modifies the schema that it is given. */
export function copyOf(schema: JsonSchema): Schema {
  return JSON.parse(JSON.stringify(schema)) as Schema;
}
