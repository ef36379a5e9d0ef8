import { withTheme } from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { useId } from 'react';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import type { IssuePath } from '../../../../shared/issue-path.ts';
import type { JsonSchema } from '../../../../shared/json-schema.ts';
import { plainForm } from '../plain-form.ts';
import { type FormContext, type OptionWords, schemaFormTheme } from './schema-form-theme.tsx';

const ThemedForm = withTheme<unknown>(schemaFormTheme);

interface SchemaFormProps {
  readonly schema: JsonSchema;
  /** The label of a value that isn't an object of options. */
  readonly name: string;
  readonly value: unknown;
  readonly words: OptionWords;
  readonly wrong?: { readonly path: IssuePath; readonly messageId: string } | undefined;
  /** Not called during rendering. Undefined removes the value. */
  onChange(value: unknown): void;
}

export function SchemaForm({ schema, name, value, words, wrong, onChange }: SchemaFormProps) {
  const id = useId();
  const rendered = formOf(schema, schema.properties ? '' : words.option(name), words);
  const shown = shownOptions(value, schema);
  const context: FormContext = {
    ...words,
    wrong: wrong && { id: [id, ...wrong.path].join('_'), messageId: wrong.messageId },
  };
  return (
    <ThemedForm
      {...plainForm}
      tagName="div"
      idPrefix={id}
      schema={rendered as RJSFSchema}
      uiSchema={{ 'ui:submitButtonOptions': { norender: true }, ...entryWords(rendered, name, words) }}
      formContext={context}
      formData={shown}
      onChange={({ formData }) => {
        const next = withoutBlanks(schema, formData);
        // rjsf also reports its own completions of the value.
        if (!sameValue(next, withoutBlanks(schema, shown))) onChange(next);
      }}
    />
  );
}

function entryWords(
  { items, properties = {} }: JsonSchema,
  name: string,
  words: OptionWords,
): UiSchema<unknown> {
  if (items !== undefined)
    return {
      'ui:add': words.add(name),
      items: (_item: unknown, index: number) => ({
        ...entryWords(items, name, words),
        'ui:title': words.entry(name, index + 1),
      }),
    };
  return Object.fromEntries(
    Object.entries(properties).map(([option, part]) => [option, entryWords(part, option, words)]),
  );
}

interface SchemaWords {
  option(name: string): string;
  shape(type: string): string;
}

/** The schema for rjsf: titled, and without `null`, because an empty form means `null`. */
function formOf(schema: JsonSchema, title: string, words: SchemaWords): JsonSchema {
  return { ...withTitles(schema, words), title };
}

/** The entered values; undefined if all are empty. */
function withoutBlanks({ properties = {}, required = [] }: JsonSchema, value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value;
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).filter(
    ([name, part]) => required.includes(name) || !isBlank(part, properties[name]),
  );
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

/** An option that is off by default can be omitted. */
function isBlank(part: unknown, { default: usual }: JsonSchema = {}): boolean {
  if (part === undefined || part === '') return true;
  return (part === false && usual !== true) || (Array.isArray(part) && part.length === 0);
}

/** The value for the form: choices that are plain texts have a title, too. */
function shownOptions(value: unknown, schema: JsonSchema): unknown {
  const { items, properties = {} } = schema;
  if (Array.isArray(value) && items !== undefined && longChoice(items) !== undefined)
    return value.map((one: unknown) => (typeof one === 'string' ? { value: one, title: one } : one));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? undefined;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, shownOptions(part, properties[name] ?? {})]),
  );
}

/** The schema of a choice with a title, where a choice may also be a plain text. */
function longChoice({ anyOf = [] }: JsonSchema): JsonSchema | undefined {
  const isPlain = anyOf.some(({ type }) => type === 'string');
  return isPlain
    ? anyOf.find(({ properties = {} }) => 'value' in properties && 'title' in properties)
    : undefined;
}

function withTitles(schema: JsonSchema, words: SchemaWords): JsonSchema {
  const { items, properties } = schema;
  const shapes = (schema.anyOf ?? schema.oneOf ?? []).filter((shape) => shape.type !== 'null');
  const only = shapes.length === 1 ? shapes[0] : longChoice(schema);
  if (only !== undefined) return withTitles(only, words);
  if (shapes.length > 0)
    return {
      anyOf: shapes.map((shape) => ({ ...withTitles(shape, words), title: shapeName(shape, words) })),
    };
  return {
    ...schema,
    ...(items && { items: withTitles(items, words) }),
    ...(schema.type === 'string' && { default: '' }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [
          name,
          { ...withTitles(part, words), title: words.option(name) },
        ]),
      ),
    }),
  };
}

function shapeName({ type, properties = {} }: JsonSchema, words: SchemaWords): string {
  return (
    Object.keys(properties)
      .map((name) => words.option(name))
      .join(', ') || words.shape(String(type))
  );
}
